/** What may be written in the book, what it answers, and how it stamps bad manners. */

import * as v from "valibot"
import { storageEntry } from "../../hooks/storage/storageEntry"
import { longDate } from "../../lib/calendar/longDate"
import { trimmed } from "../../lib/text/blank"
import { type Mood, maxEntries, moods } from "./schema"

/** How many letters go into each field. */
export const most = { name: 40, home: 100, text: 600 } as const

/** An entry of the visitor, as it is kept and as it lies in the bin. */
export const ownEntry = v.object({
  id: v.number(),
  name: v.pipe(v.string(), v.maxLength(most.name)),
  home: v.pipe(v.string(), v.maxLength(most.home)),
  mood: v.picklist(moods),
  text: v.pipe(v.string(), v.maxLength(most.text)),
  /** When it was written: milliseconds since 1970. */
  at: v.number(),
})

export type OwnEntry = v.InferOutput<typeof ownEntry>

export const kept = storageEntry<OwnEntry[]>(
  "guestbook",
  v.pipe(v.array(ownEntry), v.maxLength(maxEntries)),
  [],
)

/** The kinds of bad manners that have a stamp, each with how it is known. */
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

/** The stamps that a text has earned. */
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

/** What Pertti writes under an entry that is the `number`-th in the book. */
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

/** A home page that may be a link: its whole address by http or https; null for anything else. */
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

/** A day as the book's own clock wrote it; until it was mended in March 2000, it wrote 19 before the years since 1900. */
export function bookDate(on: string): string {
  const written = longDate(on)
  return on >= "2000-01-01" && on < "2000-03-01" ? written.replace(/2000$/, "19100") : written
}

/** An entry that can be signed, cut to what the fields hold; null without a name or a text. */
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
    name: cut(draft.name, most.name),
    home: cut(draft.home, most.home),
    text: cut(draft.text, most.text),
  }
  return entry.name && entry.text ? entry : null
}

/** The entries with torn sheets put back by their days, each with an id of its own; what can't be read stays out. */
export function untorn(sheets: readonly string[], entries: readonly OwnEntry[]): OwnEntry[] {
  const all = [...entries]
  for (const sheet of sheets) {
    try {
      const { success, output } = v.safeParse(ownEntry, JSON.parse(sheet))
      if (success) all.push({ ...output, id: Math.max(0, ...all.map(({ id }) => id)) + 1 })
    } catch {
      // A sheet that is no entry is left in nobody's book.
    }
  }
  return all.sort((a, b) => a.at - b.at).slice(-maxEntries)
}
