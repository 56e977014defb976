/** The front page of the tabloid: its headline, the size of the letters, and the words over it. */
import { noComment } from "./logic"

/** The width of a line and the height of all, in units of the picture. */
const [lineWidth, totalHeight, maxLines] = [372, 196, 4]

/** The width of a capital letter as a part of its height, with some room. */
const letterWidth = 0.72

/** Returns the lines of the headline. Where nobody talks, the tabloid asks. */
export function headlineOf(words: string): string[] {
  if (words === noComment) return ["WHAT", "ARE THEY", "HIDING?"]
  return words.split(/\s+/).filter(Boolean).slice(-maxLines)
}

/** Returns the size of a line, so that it fills its width but no more than its share of the height. */
export function sizeOf(line: string, _: number, lines: readonly string[]): number {
  const widest = lineWidth / (Math.max(3, line.length) * letterWidth)
  return Math.round(Math.min(widest, totalHeight / lines.length))
}

const straps = ["", "EXTRA", "EXTRA! EXTRA!", "WORLD EXCLUSIVE", "ALL PAGES"] as const

/** Returns the words over the headline, louder with each edition. */
export const strapOf = (edition: number): string =>
  straps[edition === 0 ? 0 : Math.min(straps.length - 1, 1 + Math.floor(edition / 12))] ?? ""
