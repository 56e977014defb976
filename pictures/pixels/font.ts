/** The site's monospaced pixel font. */
import { glyphs } from "../../src/lib/text/glyphs"

/** Returns the rows of a glyph, each with five cells; throws for a letter that the font lacks. */
export function glyph(letter: string): boolean[][] {
  const rows = glyphs[letter]
  if (rows === undefined)
    throw new Error(`The pixel font has no "${letter}": add it to src/lib/text/glyphs.ts.`)
  return rows.split(" ").map(row => [16, 8, 4, 2, 1].map(bit => (Number.parseInt(row, 16) & bit) > 0))
}
