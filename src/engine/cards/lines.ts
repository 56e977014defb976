/** Text layout in the site's pixel font: which characters it has, where lines break, and which size fits. Pure. */
import { hasGlyph, lineWidth } from "../../lib/text/pixelFont"

/** Replacements for characters that the font lacks. */
const substitutes: Readonly<Record<string, string>> = {
  "\u2018": "'",
  "\u2019": "'",
  "\u201c": '"',
  "\u201d": '"',
  "\u2013": "-",
  "\u2014": "-",
  "\u2212": "-",
  "\u2026": "...",
  "\u00a0": " ",
  "\u00ad": "",
  "×": "x",
  "÷": "/",
  ß: "ss",
  æ: "ae",
  Æ: "AE",
  ø: "ö",
  Ø: "Ö",
  "[": "(",
  "]": ")",
  "{": "(",
  "}": ")",
  "`": "'",
}

/** Reduces a text to characters that the font has. Others, such as emoji, are left out. */
export function printable(text: string): string {
  const substituted = [...text.normalize("NFC")].map(letter => substitutes[letter] ?? letter).join("")
  return [...substituted]
    .filter(letter => /\s/.test(letter) || hasGlyph(letter))
    .join("")
    .replace(/\s+/g, " ")
    .trim()
}

/** Breaks a word that is wider than a line into pieces that fit. */
function breakWord(word: string, cells: number): string[] {
  const broken: string[] = []
  let piece = ""
  for (const letter of word) {
    if (piece !== "" && lineWidth(piece + letter) > cells) {
      broken.push(piece)
      piece = letter
    } else piece += letter
  }
  return [...broken, piece]
}

/** Wraps a text into lines of at most `cells` font cells. A longer word is broken. */
export function wrapText(text: string, cells: number): string[] {
  const lines: string[] = []
  for (const word of text.split(" ").flatMap(each => breakWord(each, cells))) {
    const last = lines.at(-1)
    if (last !== undefined && lineWidth(`${last} ${word}`) <= cells)
      lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

/** Keeps the first `maxLines` lines; the last ends in "..." if any are left out. */
export function truncateLines(lines: readonly string[], maxLines: number, cells: number): string[] {
  if (lines.length <= maxLines) return [...lines]
  let last = lines[maxLines - 1] ?? ""
  while (last !== "" && lineWidth(`${last}...`) > cells) last = last.slice(0, -1)
  return [...lines.slice(0, maxLines - 1), `${last.replace(/[\s.,:;-]+$/, "")}...`]
}

/** A text laid out in lines: each font cell is `size` pixels, and lines are `leading` pixels apart. */
export type TextLayout = { lines: string[]; size: number; leading: number }

/**
 * Lays a text out in a box at the first of `sizes` at which it fits without a broken word. At the last size words
 * are broken and the end is cut off if need be.
 */
export function fitText(text: string, width: number, height: number, sizes: readonly number[]): TextLayout {
  const settings = sizes.map(size => {
    const cells = Math.floor(width / size)
    // Capitals are 7 cells high and descenders 2.
    const leading = 10 * size
    return { size, cells, leading, most: Math.floor((height + size) / leading), lines: wrapText(text, cells) }
  })
  const whole = settings.find(
    ({ lines, most: maxLines, cells }) =>
      lines.length <= maxLines && text.split(" ").every(word => lineWidth(word) <= cells),
  )
  const last = whole ?? settings.at(-1)
  if (!last) throw new Error("A text needs a size to be set in.")
  const { size, leading, lines, most: maxLines, cells } = last
  return { size, leading, lines: truncateLines(lines, maxLines, cells) }
}
