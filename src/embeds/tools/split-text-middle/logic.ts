/** Two lines of the most equal length out of one text, broken where a word ends. */

export const measures = ["letters", "words", "pixels"] as const
export type Measure = (typeof measures)[number]

/** A text as one line, and every place where it may be broken, in order. */
export type Prepared = {
  /** The text with a single space for every run of spaces and line breaks. */
  line: string
  /** Letters (graphemes, spaces and signs among them) and words of the whole line. */
  letters: number
  words: number
  /** For each place, the offset where the first line ends and the one where the second begins. */
  ends: number[]
  starts: number[]
  /** For each place, the letters and the words of the first line. */
  lettersBefore: number[]
  wordsBefore: number[]
}

export type Split = { first: string; second: string; letters: [number, number]; words: [number, number] }

/** Spaces that a line may be broken at; U+00A0, U+2007 and U+202F are there to prevent it. */
const breaking = "\\t-\\r \\u0085\\u1680\\u2000-\\u2006\\u2008-\\u200a\\u2028\\u2029\\u205f\\u3000"
const word = new RegExp(`[^${breaking}]+`, "g")
/** A hyphen or dash with a letter after it, as UAX 14 allows a break: not before a number, nor a vowel that leans back. */
const hyphen = /(?<=[\p{L}\p{M}\p{N}])[-‐–—](?![\u0e33\u0eb3])(?=\p{L})/gu

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" })

/** Signs that are a letter each, whatever stands beside them, unless a mark follows the last one. */
const plain = /^[ -~\u00a0-\u02ff\u0370-\u0482\u048a-\u058f\u3041-\u3096\u30a1-\u30fa\u4e00-\u9fff]+$/

/** How many letters a text has, as a reader counts them. Yields `done` again and again, for whoever waits. */
function* count(text: string, done: number): Generator<number, number> {
  let letters = 0
  let at = 0
  // A segmenter takes the square of the time for twice the text, so it gets little at a time.
  for (let size = 256; at < text.length; ) {
    // Half a letter of two units would not be known for what it is.
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
    // The last letter may go on in the next piece; one that fills the whole piece needs a larger one.
    letters--
    size = last === 0 ? size * 2 : 256
    at += last
    yield done
  }
  return letters
}

/** Whether a word begins with a mark that sits on the space before it, so that no line can begin with it. */
function isGlued(text: string): boolean {
  if (text.charCodeAt(0) < 0x300) return false
  for (const { segment } of graphemes.segment(` ${text.slice(0, 8)}`)) return segment !== " "
  return false
}

/** Finds the places. Yields the share that is done, from 0 to 1, after every bit of work. */
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

/** The two lines that a place makes. */
export function splitAt(prepared: Prepared, place: number): Split {
  const { line, ends, starts, letters, words, lettersBefore, wordsBefore } = prepared
  const end = ends[place] ?? line.length
  const start = starts[place] ?? line.length
  const before = lettersBefore[place] ?? letters
  const wordsFirst = wordsBefore[place] ?? words
  // A word that is broken at its hyphen has a part on either line.
  const broken = start === end && end < line.length ? 1 : 0
  return {
    first: line.slice(0, end),
    second: line.slice(start),
    letters: [before, letters - before - (start - end)],
    words: [wordsFirst, words - wordsFirst + broken],
  }
}

/**
 * The place whose lines have the most equal number of letters, or of words; where several are as good in words, the
 * letters decide, and after that the first line is the shorter one. Null for a text without a place.
 */
export function middleByCount(prepared: Prepared, measure: "letters" | "words"): number | null {
  let best: number | null = null
  let least: [number, number] = [Infinity, Infinity]
  for (let place = 0; place < prepared.ends.length; place++) {
    const broken = prepared.starts[place] === prepared.ends[place]
    const before = prepared.lettersBefore[place] ?? 0
    const wordsBefore = prepared.wordsBefore[place] ?? 0
    const byLetters = Math.abs(2 * before - prepared.letters + (broken ? 0 : 1))
    const byWords = Math.abs(2 * wordsBefore - prepared.words - (broken ? 1 : 0))
    const next: [number, number] = measure === "words" ? [byWords, byLetters] : [byLetters, byWords]
    if (next[0] < least[0] || (next[0] === least[0] && measure === "words" && next[1] < least[1])) {
      least = next
      best = place
    }
  }
  return best
}

/**
 * The place whose lines are the most equally wide. A line with one more word is never narrower, so the difference
 * grows from place to place, and the best one stands where its sign turns: few lines need to be measured.
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
