/** Characters that no XML, and so no feed, can hold: control characters, halves of characters, and what is none. */
import type { Json } from "../lib/content/tree"
import type { Place, Problem } from "./problems"

// XML 1.0 has tab and line ends alone of the first 32; the others of \p{Cc} it has, but discourages.
const refused = /[^\P{Cc}\t\n\r]|[\p{Cs}\uFFFE\uFFFF]/u
const everyRefused = new RegExp(refused, "gu")

/** The first such character in a value, in its texts and the names of its parts: "U+0007". */
function strayCharacterIn(value: Json): string | null {
  if (typeof value === "string") {
    const [found] = refused.exec(value) ?? []
    return found === undefined ? null : nameOf(found)
  }
  if (typeof value !== "object" || value === null) return null
  for (const [key, part] of Object.entries(value)) {
    const found = strayCharacterIn(key) ?? strayCharacterIn(part)
    if (found) return found
  }
  return null
}

/** The mistakes of such characters that stand in a text as they are, each with its place. */
export function findInvalidChars(text: string, place: (offset: number) => Place): Problem[] {
  return [...text.matchAll(everyRefused)].map(match => {
    const before = text.slice(0, match.index).split("\n").at(-1)?.slice(-12).trim()
    const where = before
      ? `Delete it: it stands after "${before}", though most editors don't show it.`
      : "Delete it: most editors don't show it."
    return { ...place(match.index), what: whatOf(nameOf(match[0])), todo: where }
  })
}

/** The mistake of such a character in a value, that an escape has made; none where there is no such character. */
export function findInvalidCharIn(value: Json, place: Place): Problem[] {
  const found = strayCharacterIn(value)
  return found ? [{ ...place, what: whatOf(found), todo: "Write another character, or none." }] : []
}

/** A text with spaces in place of such characters, of the same length. */
export function blankInvalidChars(text: string): string {
  return text.replace(everyRefused, stray => " ".repeat(stray.length))
}

function whatOf(character: string): string {
  return `The text has the character ${character} in it, which no feed can hold.`
}

function nameOf(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`
}
