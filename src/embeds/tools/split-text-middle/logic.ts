/** Splits a text at the end of a word into two lines of the most equal length. */

export const measures = ["letters", "words", "pixels"] as const
export type Measure = (typeof measures)[number]

/** A text as one line, and all its possible breaks, in order. */
export type Prepared = {
  /** The text with runs of white space collapsed. */
  line: string
  /** The number of letters (graphemes, including spaces and punctuation) and of words in the line. */
  letters: number
  words: number
  /** For each break, the offset at which the first line ends and the one at which the second begins. */
  ends: number[]
  starts: number[]
  /** For each break, the numbers of letters and words in the first line. */
  lettersBefore: number[]
  wordsBefore: number[]
}

export type Split = { first: string; second: string; letters: [number, number]; words: [number, number] }

/** Breaking white space; U+00A0, U+2007 and U+202F prevent breaks. */
const breaking = "\\t-\\r \\u0085\\u1680\\u2000-\\u2006\\u2008-\\u200a\\u2028\\u2029\\u205f\\u3000"
const word = new RegExp(`[^${breaking}]+`, "g")
/**
 * A hyphen or dash after which UAX 14 allows a break: not in front of a digit or a Thai or Lao vowel that attaches
 * to the left.
 */
const hyphen = /(?<=[\p{L}\p{M}\p{N}])[-‐–—](?![\u0e33\u0eb3])(?=\p{L})/gu

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" })

/** Text whose characters are a grapheme each, unless a combining mark follows the last one. */
const plain = /^[ -~\u00a0-\u02ff\u0370-\u0482\u048a-\u058f\u3041-\u3096\u30a1-\u30fa\u4e00-\u9fff]+$/

/** Counts graphemes. Yields `done`, the progress so far, after each chunk. */
function* count(text: string, done: number): Generator<number, number> {
  let letters = 0
  let at = 0
  // In chunks, because segmenting takes quadratic time.
  for (let size = 256; at < text.length; ) {
    // Never splits a surrogate pair.
    const end = at + size - (/[\ud800-\udbff]/.test(text.charAt(at + size - 1)) ? 1 : 0)
    const piece = text.slice(at, end)
    let last = piece.length - 1
    if (plain.test(piece)) letters += piece.length
    else {
      for (const { index } of graphemes.segment(piece)) {
        letters++
        last = index
      }
    }
    if (end >= text.length) break
    // The last grapheme may continue in the next chunk; if it fills the whole chunk, the chunk grows.
    letters--
    size = last === 0 ? size * 2 : 256
    at += last
    yield done
  }
  return letters
}

/**
 * Returns whether a word begins with a mark that combines with the preceding space, so that no line can begin with
 * it.
 */
function isGlued(text: string): boolean {
  if (text.charCodeAt(0) < 0x300) return false
  for (const { segment } of graphemes.segment(` ${text.slice(0, 8)}`)) return segment !== " "
  return false
}

/** Finds all breaks. Yields the progress, from 0 to 1. */
export function* prepare(text: string, hyphens: boolean): Generator<number, Prepared> {
  const words: string[] = []
  const found: Prepared = {
    line: "",
    letters: 0,
    words: 0,
    ends: [],
    starts: [],
    lettersBefore: [],
    wordsBefore: [],
  }
  let offset = 0
  const place = (gap: number, wordsBefore: number) => {
    found.ends.push(offset)
    found.starts.push(offset + gap)
    found.lettersBefore.push(found.letters)
    found.wordsBefore.push(wordsBefore)
  }
  for (const { 0: piece, index } of text.matchAll(word)) {
    const done = index / text.length
    const space = words.length === 0 ? "" : " "
    if (space && !isGlued(piece)) place(1, found.words)
    let rest = space + piece
    for (const { index: at } of hyphens ? piece.matchAll(hyphen) : []) {
      const head = rest.slice(0, at + 1 - (piece.length - rest.length))
      found.letters += yield* count(head, done)
      offset += head.length
      rest = rest.slice(head.length)
      place(0, found.words + 1)
      if (found.ends.length % 500 === 0) yield done
    }
    found.letters += yield* count(rest, done)
    offset += rest.length
    found.words++
    words.push(piece)
    if (found.words % 500 === 0) yield done
  }
  found.line = words.join(" ")
  return found
}

/** Splits the text at a break. */
export function splitAt(prepared: Prepared, place: number): Split {
  const { line, ends, starts, letters, words, lettersBefore, wordsBefore } = prepared
  const end = ends[place] ?? line.length
  const start = starts[place] ?? line.length
  const before = lettersBefore[place] ?? letters
  const wordsFirst = wordsBefore[place] ?? words
  // A word broken at its hyphen counts in both lines.
  const broken = start === end && end < line.length ? 1 : 0
  return {
    first: line.slice(0, end),
    second: line.slice(start),
    letters: [before, letters - before - (start - end)],
    words: [wordsFirst, words - wordsFirst + broken],
  }
}

/**
 * Returns the break with the most equal numbers of letters, or of words. Ties in words are decided by letters, and
 * then for the shorter first line. Null if there is no break.
 */
export function middleByCount(prepared: Prepared, measure: "letters" | "words"): number | null {
  let best: number | null = null
  let bestScore: [number, number] = [Infinity, Infinity]
  for (let place = 0; place < prepared.ends.length; place++) {
    const broken = prepared.starts[place] === prepared.ends[place]
    const before = prepared.lettersBefore[place] ?? 0
    const wordsBefore = prepared.wordsBefore[place] ?? 0
    const byLetters = Math.abs(2 * before - prepared.letters + (broken ? 0 : 1))
    const byWords = Math.abs(2 * wordsBefore - prepared.words - (broken ? 1 : 0))
    const next: [number, number] = measure === "words" ? [byWords, byLetters] : [byLetters, byWords]
    if (
      next[0] < bestScore[0] ||
      (next[0] === bestScore[0] && measure === "words" && next[1] < bestScore[1])
    ) {
      bestScore = next
      best = place
    }
  }
  return best
}

/**
 * Returns the break with the most equal widths. The difference of the widths grows from break to break, so a binary
 * search finds its change of sign with few measurements. Null if there is no break.
 */
export function middleByWidth(prepared: Prepared, widthOf: (line: string) => number): number | null {
  const { line, ends, starts } = prepared
  if (ends.length === 0) return null
  const difference = (place: number) =>
    widthOf(line.slice(0, ends[place])) - widthOf(line.slice(starts[place]))
  let [low, high] = [0, ends.length - 1]
  while (low < high) {
    const middle = (low + high) >> 1
    if (difference(middle) >= 0) high = middle
    else low = middle + 1
  }
  const earlier = low - 1
  return earlier >= 0 && Math.abs(difference(earlier)) <= Math.abs(difference(low)) ? earlier : low
}
