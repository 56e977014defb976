/** A calculator for zero: every key gives 0, except 0⁰ and 0!, which are 1 by definition. */

export const keys = ["+ 0", "− 0", "× 0", "÷ 0", "0⁰", "0!", "√0"] as const
export type Key = (typeof keys)[number]

export type Line = { sum: string; result: "0" | "1" | "?" }

/** Returns the line that a key adds to the tape. 0⁰ and 0! are empty products, hence 1. Division by 0 gives "?". */
export function pressKey(key: Key): Line {
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

/** The calculator's key for each key of the keyboard; a digit is multiplied by zero instead. */
export const typedKeys = /^[\d+\-*/^!]$/
const typed: Record<string, Key> = {
  "+": "+ 0",
  "-": "− 0",
  "*": "× 0",
  "/": "÷ 0",
  "^": "0⁰",
  "!": "0!",
}

/** Returns the calculator's key for a typed character; null for a digit. */
export const keyOf = (character: string): Key | null => typed[character] ?? null

/** Returns the line that a typed digit adds to the tape. */
export const digitLine = (digit: string): Line => ({ sum: `${digit} × 0`, result: "0" })

/** The number of lines the tape shows. */
export const tapeLength = 6

/** The lit segments of each seven-segment digit: the outer six clockwise from the top, then the middle one. */
export const segments: Record<Line["result"], readonly boolean[]> = {
  "0": [true, true, true, true, true, true, false],
  "1": [false, true, true, false, false, false, false],
  "?": [true, true, false, false, true, false, true],
}

/** Returns initials for the high score table: at most three letters or digits, in capitals. */
export function initials(text: string): string {
  return [...text.toUpperCase()]
    .filter(sign => /[\p{L}\p{N}]/u.test(sign))
    .slice(0, 3)
    .join("")
}

/** Returns the record holders with the visitor among them, in alphabetical order; all are first with 0 points. */
export function highScores(name: string): { place: 1; name: string; score: 0 }[] {
  const holders = ["AAA", "EEK", "HAM", "JUH", "NIL", "OOO", "PER", "ZIP"]
  const names = name ? [...holders.filter(holder => holder !== name), name].sort() : holders
  return names.map(each => ({ place: 1, name: each, score: 0 }))
}
