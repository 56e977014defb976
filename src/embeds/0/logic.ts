/** A calculator for zero: every key leaves it where it is, but for two, at which mathematics says one. */

export const keys = ["+ 0", "− 0", "× 0", "÷ 0", "0⁰", "0!", "√0"] as const
export type Key = (typeof keys)[number]

export type Line = { sum: string; result: "0" | "1" | "?" }

/**
 * What a key writes on the tape. 0⁰ and 0! are 1: an empty product has nothing that could make it less. Nothing can be
 * divided by 0.
 */
export function pressed(key: Key): Line {
  switch (key) {
    case "0⁰":
      return { sum: "0⁰", result: "1" }
    case "0!":
      return { sum: "0!", result: "1" }
    case "√0":
      return { sum: "√0", result: "0" }
    case "÷ 0":
      return { sum: "0 ÷ 0", result: "?" }
    default:
      return { sum: `0 ${key}`, result: "0" }
  }
}

/** How many lines the tape shows. */
export const tapeLength = 6

/** The segments of a digit of seven, from the top, clockwise, and the middle one last. */
export const segments: Record<Line["result"], readonly boolean[]> = {
  "0": [true, true, true, true, true, true, false],
  "1": [false, true, true, false, false, false, false],
  "?": [true, true, false, false, true, false, true],
}

/** A name for the high score table: three letters or digits at most, in capitals. */
export function initials(text: string): string {
  return [...text.toUpperCase()]
    .filter(sign => /[\p{L}\p{N}]/u.test(sign))
    .slice(0, 3)
    .join("")
}

/** Those who hold the record, with the visitor among them; all are first, in the order of the alphabet. */
export function highScores(name: string): { place: 1; name: string; score: 0 }[] {
  const holders = ["AAA", "EEK", "HAM", "JUH", "NIL", "OOO", "PER", "ZIP"]
  const names = name ? [...holders.filter(holder => holder !== name), name].sort() : holders
  return names.map(each => ({ place: 1, name: each, score: 0 }))
}
