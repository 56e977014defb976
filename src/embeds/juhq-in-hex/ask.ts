/** Parses offsets and search terms. */
import { trimmed } from "../../lib/text/blank"

export type Mistake = { what: string; start: number; end: number }

/**
 * Parses an offset: 26, 0x1a or 1ah; +16 and -0x10 relative to the cursor; 50%; "end" for the last byte. Returns
 * the problem if it is invalid.
 */
export function readOffset(text: string, size: number, at: number): { offset: number } | Mistake {
  const start = text.length - text.trimStart().length
  const words = trimmed(text)
  const end = start + words.length
  if (size === 0) return { what: "There are no bytes to go to.", start, end }
  if (words === "") return { what: "Where to? Such as 26, 0x1a, +16, 50% or end.", start, end }
  const [, sign = "", hex, hexToo, decimal, percent] =
    /^([+-]?)(?:0x([\da-f]+)|([\da-f]+)h|(\d+)|(\d+(?:\.\d+)?)\s*%)$/i.exec(words) ?? []
  const digits = hex ?? hexToo
  const number = /^end$/i.test(words)
    ? size - 1
    : digits !== undefined
      ? Number.parseInt(digits, 16)
      : decimal !== undefined
        ? Number(decimal)
        : percent !== undefined && sign === ""
          ? Math.min(size - 1, Math.floor((size * Number(percent)) / 100))
          : null
  if (number === null) {
    return { what: `“${words}” is no place. Write such as 26, 0x1a, +16, 50% or end.`, start, end }
  }
  const offset = sign === "+" ? at + number : sign === "-" ? at - number : number
  if (offset < 0) return { what: "That is before the first byte.", start, end }
  if (offset >= size)
    return { what: `That is past the last byte, which is 0x${(size - 1).toString(16)}.`, start, end }
  return { offset }
}

/**
 * Parses a search term: text as UTF-8, or hex digits with or without spaces. Returns the problem if it is invalid.
 */
export function readNeedle(text: string, kind: "text" | "bytes"): { needle: Uint8Array } | Mistake {
  if (kind === "text") {
    if (text === "") return { what: "There is nothing to look for.", start: 0, end: 0 }
    return { needle: new TextEncoder().encode(text) }
  }
  const wrong = /[^\da-f\s]/iu.exec(text)
  if (wrong) {
    return {
      what: `“${wrong[0]}” is no hexadecimal digit.`,
      start: wrong.index,
      end: wrong.index + wrong[0].length,
    }
  }
  for (const { 0: group, index } of text.matchAll(/\S+/g)) {
    if (group.length % 2 === 1) {
      return {
        what: "A byte has two digits, and these are an odd number.",
        start: index,
        end: index + group.length,
      }
    }
  }
  const digits = text.replace(/\s/g, "")
  if (digits === "") return { what: "There is nothing to look for.", start: 0, end: text.length }
  return {
    needle: Uint8Array.from({ length: digits.length / 2 }, (_, i) =>
      Number.parseInt(digits.slice(2 * i, 2 * i + 2), 16),
    ),
  }
}
