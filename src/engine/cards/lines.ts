/** Text set in lines of the site's pixel font: which letters it has, where a line ends, how large it may be. Pure. */
import { hasGlyph, lineWidth } from "../../lib/text/pixelFont"

/** Signs that the font lacks, and what is read for them. */
const instead: Readonly<Record<string, string>> = {
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

/** A text in letters that the font has; what it can't write, such as an emoji, is left out. */
export function printable(text: string): string {
  const read = [...text.normalize("NFC")].map(letter => instead[letter] ?? letter).join("")
  return [...read]
    .filter(letter => /\s/.test(letter) || hasGlyph(letter))
    .join("")
    .replace(/\s+/g, " ")
    .trim()
}

/** The pieces of a word that is wider than a line. */
function pieces(word: string, cells: number): string[] {
  const made: string[] = []
  let piece = ""
  for (const letter of word) {
    if (piece !== "" && lineWidth(piece + letter) > cells) {
      made.push(piece)
      piece = letter
    } else piece += letter
  }
  return [...made, piece]
}

/** The lines of a text, none of them wider than `cells` of the font; a longer word is broken. */
export function linesOf(text: string, cells: number): string[] {
  const lines: string[] = []
  for (const word of text.split(" ").flatMap(each => pieces(each, cells))) {
    const last = lines.at(-1)
    if (last !== undefined && lineWidth(`${last} ${word}`) <= cells)
      lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

/** The first `most` lines; the last of them ends in dots where there are more. */
export function cut(lines: readonly string[], most: number, cells: number): string[] {
  if (lines.length <= most) return [...lines]
  let last = lines[most - 1] ?? ""
  while (last !== "" && lineWidth(`${last}...`) > cells) last = last.slice(0, -1)
  return [...lines.slice(0, most - 1), `${last.replace(/[\s.,:;-]+$/, "")}...`]
}

/** How a text is set: each cell of the font is `size` pixels, and a line begins `leading` pixels below the last. */
export type Setting = { lines: string[]; size: number; leading: number }

/**
 * The largest setting of a text in which it fits into a box without a broken word: `sizes` are tried in their order. In
 * the last of them words are broken and the end is cut off, if need be.
 */
export function fitted(text: string, width: number, height: number, sizes: readonly number[]): Setting {
  const settings = sizes.map(size => {
    const cells = Math.floor(width / size)
    // Capitals are 7 cells high, and what hangs below the line is 2.
    const leading = 10 * size
    return { size, cells, leading, most: Math.floor((height + size) / leading), lines: linesOf(text, cells) }
  })
  const whole = settings.find(
    ({ lines, most, cells }) =>
      lines.length <= most && text.split(" ").every(word => lineWidth(word) <= cells),
  )
  const last = whole ?? settings.at(-1)
  if (!last) throw new Error("A text needs a size to be set in.")
  const { size, leading, lines, most, cells } = last
  return { size, leading, lines: cut(lines, most, cells) }
}
