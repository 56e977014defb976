/** A proportional pixel font. */
import { glyphs } from "./glyphs"

/** The glyph of letters that the font lacks. */
const missingGlyph = "1f 11 11 11 11 11 1f"

function cellsOf(letter: string): boolean[][] {
  const code = glyphs[letter] ?? glyphs[plain(letter)] ?? missingGlyph
  const rows = code.split(" ").map(row => [16, 8, 4, 2, 1].map(bit => (Number.parseInt(row, 16) & bit) > 0))
  const used = [0, 1, 2, 3, 4].filter(x => rows.some(row => row[x]))
  return rows.map(row => (used.length === 0 ? row.slice(0, 3) : row.slice(used[0], (used.at(-1) ?? 4) + 1)))
}

const cache = new Map<string, boolean[][]>()

/** Returns the rows of a glyph, without empty columns at its sides; a space is three empty columns. */
export function glyph(letter: string): readonly (readonly boolean[])[] {
  const cells = cache.get(letter) ?? cellsOf(letter)
  cache.set(letter, cells)
  return cells
}

function plain(letter: string): string {
  return letter.normalize("NFD").replace(/\p{M}/gu, "")
}

/** Returns whether the font has a letter, at least without its accent. */
export function hasGlyph(letter: string): boolean {
  return glyphs[letter] !== undefined || glyphs[plain(letter)] !== undefined
}

/** Returns the width of a line in cells, with one empty cell between the letters. */
export function lineWidth(text: string): number {
  return [...text].reduce((sum, letter) => sum + (glyph(letter)[0]?.length ?? 0) + 1, text === "" ? 0 : -1)
}
