/** Prints text in the site's pixel font, in three weights, on a canvas or as an SVG path. */
import { type Canvas, canvas, rect } from "./canvas"
import { glyph } from "./font"
import { outline, put } from "./layers"

/** Widths of a glyph's five columns and heights of its nine rows; stretched ones make thick strokes. */
const faces = {
  small: { columns: [1, 1, 1, 1, 1], rows: [1, 1, 1, 1, 1, 1, 1, 1, 1], bold: 0, gap: 1 },
  bold: { columns: [1, 1, 1, 1, 1], rows: [1, 1, 1, 1, 1, 1, 1, 1, 1], bold: 1, gap: 1 },
  display: { columns: [2, 1, 2, 1, 2], rows: [2, 1, 1, 2, 1, 1, 2, 1, 2], bold: 0, gap: 1 },
  loose: { columns: [2, 1, 2, 1, 2], rows: [2, 1, 1, 2, 1, 1, 2, 1, 2], bold: 0, gap: 2 },
} as const
export type Face = keyof typeof faces
type Cell = { x: number; y: number; w: number; h: number }

const before = (sizes: readonly number[], index: number) =>
  sizes.slice(0, index).reduce((sum, n) => sum + n, 0)
/** Returns the distance in pixels from one letter to the next. */
export const advance = (face: Face) => before(faces[face].columns, 5) + faces[face].bold + faces[face].gap

/** Returns the width of a line of text in pixels, without the gap after its last letter. */
export const widthOf = (text: string, face: Face) => [...text].length * advance(face) - faces[face].gap
/** Returns the height of capital letters in pixels. */
export const heightOf = (face: Face) => before(faces[face].rows, 7)

function cells(text: string, face: Face): Cell[] {
  const { columns, rows, bold } = faces[face]
  return [...text].flatMap((letter, i) =>
    glyph(letter).flatMap((row, y) =>
      row.flatMap((on, x) => {
        const left = i * advance(face) + before(columns, x)
        return on ? [{ x: left, y: before(rows, y), w: (columns[x] ?? 1) + bold, h: rows[y] ?? 1 }] : []
      }),
    ),
  )
}

/** Prints a line of text with its top left corner at x, y. */
export function print(on: Canvas, text: string, x: number, y: number, colour: string, face: Face = "small") {
  for (const cell of cells(text, face))
    rect(on, Math.round(x) + cell.x, Math.round(y) + cell.y, cell.w, cell.h, colour)
}

/** Prints a line of text centred on x. */
export function printCentred(
  on: Canvas,
  text: string,
  x: number,
  y: number,
  colour: string,
  face: Face = "small",
) {
  print(on, text, x - widthOf(text, face) / 2, y, colour, face)
}

/** Prints text with a dark edge one pixel wide, which is legible on any background. */
export function printEdged(
  on: Canvas,
  text: string,
  x: number,
  y: number,
  colours: [string, string],
  face: Face,
) {
  const layer = canvas(widthOf(text, face) + 4, heightOf(face) + 7)
  print(layer, text, 1, 1, colours[0], face)
  put(on, outline(layer, colours[1]), x - 1, y - 1)
}

/** Returns a line of text as the `d` of an SVG path, with pixels of `size` units. */
export function textPath(text: string, x: number, y: number, size: number, face: Face = "small"): string {
  return cells(text, face)
    .map(c => `M${x + c.x * size} ${y + c.y * size}h${c.w * size}v${c.h * size}h${-c.w * size}z`)
    .join("")
}
