/** The limits, replies and stamps of the guestbook. */

import * as v from "valibot"
import { storageEntry } from "../../hooks/storage/storageEntry"
import { longDate } from "../../lib/calendar/longDate"
import { trimmed } from "../../lib/text/blank"
import { type Mood, maxEntries, moods } from "./schema"

/** The maximum length of each field, in characters. */
export const maxLengths = { name: 40, home: 100, text: 600 } as const

/** A visitor's entry, as stored in the browser and in the bin. */
export const ownEntry = v.object({
  id: v.number(),
  name: v.pipe(v.string(), v.maxLength(maxLengths.name)),
  home: v.pipe(v.string(), v.maxLength(maxLengths.home)),
  mood: v.picklist(moods),
  text: v.pipe(v.string(), v.maxLength(maxLengths.text)),
  /** The time of writing, in milliseconds since 1970. */
  at: v.number(),
})

export type OwnEntry = v.InferOutput<typeof ownEntry>

export const storedEntries = storageEntry<OwnEntry[]>(
  "guestbook",
  v.pipe(v.array(ownEntry), v.maxLength(maxEntries)),
  [],
)

/** The kinds of bad manners that earn a stamp, each with the pattern that detects it. */
export const manners: readonly { id: string; name: string; remark: string; pattern: RegExp }[] = [
  {
    id: "script",
    name: "Script",
    remark: "Neatly written. It stays on the paper.",
    pattern: /<\s*\/?\s*script/i,
  },
  { id: "handler", name: "Handler", remark: "On error, we stamp.", pattern: /\bon[a-z]{3,}\s*=/i },
  {
    id: "address",
    name: "Address",
    remark: "An address where there is no street.",
    pattern: /javascript\s*:/i,
  },
  {
    id: "sql",
    name: "Table",
    remark: "We eat on the floor.",
    pattern: /\b(drop|alter)\s+table\b|'\s*or\s+'?1/i,
  },
  {
    id: "template",
    name: "Moustache",
    remark: "A fine moustache. Shaved.",
    pattern: /\{\{.*\}\}|\$\{.*\}|<%/,
  },
  {
    id: "path",
    name: "Ladder",
    remark: "Going up: attic. Nothing there.",
    pattern: /\.\.[/\\]|\/etc\/passwd/i,
  },
  {
    id: "shell",
    name: "Shell",
    remark: "The shell was empty. The snail is well.",
    pattern: /\$\(|`[^`]+`|\brm\s+-rf\b/i,
  },
  { id: "format", name: "Percent", remark: "100 percent of it is here.", pattern: /%[snx]|%00|%0d%0a/i },
]

/** Returns the ids of the stamps that a text has earned. */
export function stampsOf(text: string): string[] {
  return manners.filter(({ pattern }) => pattern.test(text)).map(({ id }) => id)
}

const thanks = [
  "Thank you. Next.",
  "Noted, blotted, dried.",
  "Read aloud at supper.",
  "The bell was not necessary.",
  "We'll think of you on Thursday.",
]

/** Returns Pertti's reply to the `number`-th entry of the book. */
export function replyTo({ name, text }: Pick<OwnEntry, "name" | "text">, number: number): string {
  const [stamp] = manners.filter(({ id }) => stampsOf(`${name} ${text}`).includes(id))
  if (stamp) return stamp.remark
  if (/\bfirst\b/i.test(text)) return `Number ${number}.`
  if (/\b(cats?|kissa\w*)\b/i.test(text)) return "We don't use that word in here."
  if (/^[^\p{Ll}]*\p{Lu}{3}[^\p{Ll}]*$/u.test(text)) return "Inside voice, please."
  if (text.length > 400) return "Read to the end, with a break for hay."
  if (/\?\s*$/.test(text)) return "Yes."
  return thanks[(text.length + name.length) % thanks.length] as string
}

/** Returns the full http or https address of a home page, or null for anything else. */
export function homeOf(home: string): string | null {
  const written = trimmed(home)
  const whole = /^[a-z][a-z0-9+.-]*:/i.test(written) ? written : `https://${written}`
  try {
    const { protocol, hostname, href } = new URL(whole)
    const known = protocol === "https:" || protocol === "http:"
    return known && /\.[a-z]{2,}$/i.test(hostname) && !hostname.endsWith(".example") ? href : null
  } catch {
    return null
  }
}

/**
 * Formats a date as the book's software did: with the Y2K bug, "19" in front of the years since 1900, until it was
 * fixed in March 2000.
 */
export function bookDate(on: string): string {
  const written = longDate(on)
  return on >= "2000-01-01" && on < "2000-03-01" ? written.replace(/2000$/, "19100") : written
}

/** Returns an entry cut to the lengths of the fields, or null if the name or the text is missing. */
export function signed(
  draft: { name: string; home: string; mood: Mood; text: string },
  id: number,
  at: number,
) {
  const cut = (text: string, length: number) => [...trimmed(text)].slice(0, length).join("").slice(0, length)
  const entry: OwnEntry = {
    id,
    at,
    mood: draft.mood,
    name: cut(draft.name, maxLengths.name),
    home: cut(draft.home, maxLengths.home),
    text: cut(draft.text, maxLengths.text),
  }
  return entry.name && entry.text ? entry : null
}

/** Puts torn-out sheets back in order of date, each with a new id. Sheets that can't be parsed are skipped. */
export function restoredSheets(sheets: readonly string[], entries: readonly OwnEntry[]): OwnEntry[] {
  const all = [...entries]
  for (const sheet of sheets) {
    try {
      const { success, output } = v.safeParse(ownEntry, JSON.parse(sheet))
      if (success) all.push({ ...output, id: Math.max(0, ...all.map(({ id }) => id)) + 1 })
    } catch {
      // Not a valid entry: skip it.
    }
  }
  return all.sort((a, b) => a.at - b.at).slice(-maxEntries)
}
