/** The letters of the maker, each as wide as it is. */
import { glyphs } from "./glyphs"

/** A letter that the font lacks is drawn as a box. */
const box = "1f 11 11 11 11 11 1f"

function cellsOf(letter: string): boolean[][] {
  const code = glyphs[letter] ?? glyphs[plain(letter)] ?? box
  const rows = code.split(" ").map(row => [16, 8, 4, 2, 1].map(bit => (Number.parseInt(row, 16) & bit) > 0))
  const used = [0, 1, 2, 3, 4].filter(x => rows.some(row => row[x]))
  return rows.map(row => (used.length === 0 ? row.slice(0, 3) : row.slice(used[0], (used.at(-1) ?? 4) + 1)))
}

const known = new Map<string, boolean[][]>()

/** Rows of cells without the empty columns at the sides; a space is three empty columns. */
export function glyph(letter: string): readonly (readonly boolean[])[] {
  const cells = known.get(letter) ?? cellsOf(letter)
  known.set(letter, cells)
  return cells
}

function plain(letter: string): string {
  return letter.normalize("NFD").replace(/\p{M}/gu, "")
}

/** Whether the font has a letter, be it without its accent. */
export function has(letter: string): boolean {
  return glyphs[letter] !== undefined || glyphs[plain(letter)] !== undefined
}

/** The width of a line in cells, with one empty cell between the letters. */
export function lineWidth(text: string): number {
  return [...text].reduce((sum, letter) => sum + (glyph(letter)[0]?.length ?? 0) + 1, text === "" ? 0 : -1)
}
