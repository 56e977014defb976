/** Puts claps between the words of a text, or between its letters. */

export type Between = "words" | "letters"

export type Options = { emoji: string; between: Between; ends: boolean }

export type Clapped = { text: string; claps: number; words: number }

/** A line break, a run of breaking spaces (a no-break space is none), or a word. */
const token =
  /(\r\n|[\n\r\u2028\u2029])|([\t\v\f \u0085\u1680\u2000-\u2006\u2008-\u200a\u205f\u3000]+)|[^\t-\r \u0085\u1680\u2000-\u2006\u2008-\u200a\u2028\u2029\u205f\u3000]+/g

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" })

/** Yields the graphemes of a word, segmented in chunks, because a segmenter slows down in a long text. */
export function* letters(word: string): Generator<string> {
  let size = 256
  for (let at = 0; at < word.length; ) {
    // Never splits a surrogate pair.
    const end = at + size - (/[\ud800-\udbff]/.test(word.charAt(at + size - 1)) ? 1 : 0)
    const found = Array.from(graphemes.segment(word.slice(at, end)), ({ segment }) => segment)
    const isLast = end >= word.length
    // The last grapheme of a chunk may continue in the next; if a single one fills it, the chunk grows.
    if (!isLast && found.length === 1) size *= 2
    else {
      if (!isLast) found.pop()
      for (const letter of found) {
        at += letter.length
        yield letter
      }
      size = 256
    }
  }
}

/**
 * Returns the text with its claps. Line breaks stay; spaces become " clap ", and with `ends` each line with words
 * also begins and ends with a clap. Yields the progress (0 to 1) after every slice.
 */
export function* clap(text: string, { emoji, between, ends }: Options): Generator<number, Clapped> {
  const out: string[] = []
  let claps = 0
  let words = 0
  let bits = 0
  let hasWord = false
  const endLine = () => {
    if (hasWord && ends) {
      out.push(` ${emoji}`)
      claps++
    }
    hasWord = false
  }
  for (const { 0: part, 1: lineBreak, 2: spaces, index } of text.matchAll(token)) {
    if (++bits % 1000 === 0) yield index / text.length
    if (lineBreak) {
      endLine()
      out.push(lineBreak)
      continue
    }
    if (spaces) continue
    if (hasWord || ends) {
      out.push(hasWord ? ` ${emoji} ` : `${emoji} `)
      claps++
    }
    hasWord = true
    words++
    if (between === "words") out.push(part)
    else {
      let first = true
      for (const letter of letters(part)) {
        if (!first) claps++
        out.push(first ? letter : emoji + letter)
        first = false
        if (++bits % 1000 === 0) yield index / text.length
      }
    }
  }
  endLine()
  return { text: out.join(""), claps, words }
}

/** Formats the duration of the claps at two a second: "half a second", "12 seconds", "3 minutes". */
export function applause(claps: number): string {
  if (claps === 1) return "half a second"
  const seconds = claps / 2
  const [value, unit] =
    seconds < 120
      ? [seconds, "second"]
      : seconds < 7200
        ? [seconds / 60, "minute"]
        : seconds < 172_800
          ? [seconds / 3600, "hour"]
          : [seconds / 86_400, "day"]
  const rounded = unit === "second" ? value : Math.round(value)
  return `${rounded} ${unit}${rounded === 1 ? "" : "s"}`
}
