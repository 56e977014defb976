/** Finds the parts of a declaration's value that may be its colour: "1px solid #c0ffee" has two. */
import { normalise } from "./tokens"

/** A part of a text, from one UTF-16 offset up to another. */
export type Part = { from: number; to: number }

const name = /(?:--|-?[a-z_\u00c0-\u1fff])[\w\u00c0-\u1fff-]*/y

/** Returns the offset after the bracket or quote that opens at `at`; the text's end if it isn't closed. */
function closing(source: string, at: number): number {
  const quote = source.charAt(at)
  if (quote === '"' || quote === "'") {
    const end = source.indexOf(quote, at + 1)
    return end < 0 ? source.length : end + 1
  }
  let depth = 0
  for (let i = at; i < source.length; i++) {
    const char = source.charAt(i)
    if (char === "(") depth++
    if (char === ")" && --depth === 0) return i + 1
  }
  return source.length
}

/**
 * Returns the words, functions and hashes of a value. The inside of a function is searched if `isWhole` returns
 * false for its name, because shadows and gradients contain colours; numbers, strings, URLs and the name of a
 * further property are skipped.
 */
export function partsOf(value: string, isWhole: (name: string) => boolean): Part[] {
  const source = normalise(value)
  const parts: Part[] = []
  let at = 0
  while (at < source.length) {
    const char = source.charAt(at)
    name.lastIndex = at
    const word = name.exec(source)?.[0]
    if (word !== undefined) {
      const end = at + word.length
      if (source.charAt(end) === "(") {
        const close = closing(source, end)
        if (isWhole(word)) parts.push({ from: at, to: close })
        at = isWhole(word) || word === "url" ? close : end + 1
      } else {
        if (!/^\s*:/.test(source.slice(end))) parts.push({ from: at, to: end })
        at = end
      }
    } else if (char === "#") {
      const digits = /^#[\w-]*/.exec(source.slice(at))?.[0] ?? char
      parts.push({ from: at, to: at + digits.length })
      at += digits.length
    } else if (char === '"' || char === "'") at = closing(source, at)
    else {
      // Skips a number with its unit.
      at += /^[+-]?(?:\d*\.)?\d+[\w%-]*/.exec(source.slice(at))?.[0].length ?? 1
    }
  }
  return parts
}
