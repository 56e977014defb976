/** The house pixel font, with every letter as wide as the next. */
import { glyphs } from "../../src/lib/text/glyphs"

/** The rows of a glyph, each a list of five cells; throws at a letter the font lacks. */
export function glyph(letter: string): boolean[][] {
  const rows = glyphs[letter]
  if (rows === undefined)
    throw new Error(`The pixel font has no "${letter}": add it to src/lib/text/glyphs.ts.`)
  return rows.split(" ").map(row => [16, 8, 4, 2, 1].map(bit => (Number.parseInt(row, 16) & bit) > 0))
}
