/** Finds characters that XML, and so a feed, can't hold: control characters, lone surrogates and noncharacters. */
import type { Json } from "../lib/content/tree"
import type { Place, Problem } from "./problems"

// XML 1.0 allows only tab, LF and CR of U+0000 to U+001F; it allows but discourages the rest of \p{Cc}.
const invalidChar = /[^\P{Cc}\t\n\r]|[\p{Cs}\uFFFE\uFFFF]/u
const invalidChars = new RegExp(invalidChar, "gu")

/** The first invalid character in a value's texts and keys, as "U+0007"; null if there is none. */
function firstInvalidChar(value: Json): string | null {
  if (typeof value === "string") {
    const [found] = invalidChar.exec(value) ?? []
    return found === undefined ? null : nameOf(found)
  }
  if (typeof value !== "object" || value === null) return null
  for (const [key, part] of Object.entries(value)) {
    const found = firstInvalidChar(key) ?? firstInvalidChar(part)
    if (found) return found
  }
  return null
}

/** Finds invalid characters that stand literally in a text, with their places. */
export function findInvalidChars(text: string, place: (offset: number) => Place): Problem[] {
  return [...text.matchAll(invalidChars)].map(match => {
    const before = text.slice(0, match.index).split("\n").at(-1)?.slice(-12).trim()
    const todo = before
      ? `Delete it: it stands after "${before}", though most editors don't show it.`
      : "Delete it: most editors don't show it."
    return { ...place(match.index), what: messageOf(nameOf(match[0])), todo }
  })
}

/** Finds an invalid character in a parsed value, where an escape has produced it. */
export function findInvalidCharIn(value: Json, place: Place): Problem[] {
  const found = firstInvalidChar(value)
  return found ? [{ ...place, what: messageOf(found), todo: "Write another character, or none." }] : []
}

/** Replaces invalid characters with spaces, so that offsets stay the same. */
export function blankInvalidChars(text: string): string {
  return text.replace(invalidChars, character => " ".repeat(character.length))
}

function messageOf(character: string): string {
  return `The text has the character ${character} in it, which no feed can hold.`
}

function nameOf(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`
}
