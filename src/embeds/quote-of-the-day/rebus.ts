/** A quote in which a thing from another page lies on a word, and stands in for it. */

/** The parts of a quote around a covered word, whose signs stay visible. */
export type Rebus = { before: string; word: string; after: string }

/** The letters of a word that is worth lying on. */
const minLetters = 4

/** Returns the quote's parts when its guest has moved some times: it begins on the last long word, then takes the longest. */
export function rebusOf(quote: string, moves: number): Rebus {
  const words = [...quote.matchAll(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu)]
  const last = words.map(([word]) => word.length >= minLetters).lastIndexOf(true)
  const order = words.map((_, i) => i).sort((a, b) => length(b) - length(a) || a - b)
  function length(i: number) {
    return i === last ? Infinity : (words[i]?.[0].length ?? 0)
  }
  const found = words[order[moves % Math.max(1, words.length)] ?? 0]
  if (!found) return { before: quote, word: "", after: "" }
  const [word] = found
  return { before: quote.slice(0, found.index), word, after: quote.slice(found.index + word.length) }
}
