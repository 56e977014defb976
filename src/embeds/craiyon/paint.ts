/** Paints strokes of wax with a grain, since a crayon misses the hollows of the paper. */
import { seeded } from "../../lib/game/random"
import type { Ink, Stroke } from "./logic"

export const inks: Readonly<Record<Ink, string>> = {
  red: "#d8232a",
  orange: "#f07a1a",
  yellow: "#f5c518",
  green: "#2f9a3c",
  blue: "#2a63d6",
  purple: "#7d3aa8",
  brown: "#8a5226",
  black: "#26242b",
  pencil: "#8d8d94",
}

const side = 96
const grains = new Map<Ink, HTMLCanvasElement | null>()

/** Returns a tile of wax in a colour, with holes where the paper shows; null without canvas support. */
function grainOf(ink: Ink): HTMLCanvasElement | null {
  const known = grains.get(ink)
  if (known !== undefined) return known
  const tile = document.createElement("canvas")
  Object.assign(tile, { width: side, height: side })
  const pen = tile.getContext("2d")
  if (pen) {
    const random = seeded(`grain ${ink}`)
    pen.fillStyle = inks[ink]
    for (let y = 0; y < side; y++) {
      for (let x = 0; x < side; x++) {
        pen.globalAlpha = random() < 0.2 ? 0.08 : 0.5 + random() * 0.5
        pen.fillRect(x, y, 1, 1)
      }
    }
  }
  grains.set(ink, pen ? tile : null)
  return pen ? tile : null
}

/** Fills the canvas with drawing paper. */
export function paintPaper(pen: CanvasRenderingContext2D): void {
  const { width, height } = pen.canvas
  pen.fillStyle = "#fdf9ee"
  pen.fillRect(0, 0, width, height)
}

/** Paints the strokes of a picture from index `from` up to `to`. */
export function paintStrokes(
  pen: CanvasRenderingContext2D,
  strokes: readonly Stroke[],
  from: number,
  to: number,
): void {
  const { width } = pen.canvas
  pen.lineCap = "round"
  pen.lineJoin = "round"
  for (const { points, ink, width: thick } of strokes.slice(from, to)) {
    const grain = grainOf(ink)
    const pattern = grain && pen.createPattern(grain, "repeat")
    pen.strokeStyle = pattern ?? inks[ink]
    pen.lineWidth = Math.max(1, thick * width)
    pen.beginPath()
    for (const [i, [x, y]] of points.entries()) {
      if (i === 0) pen.moveTo(x * width, y * width)
      else pen.lineTo(x * width, y * width)
    }
    pen.stroke()
  }
}

/** Returns a canvas with a complete picture, `pixels` a side. */
export function paintedSheet(strokes: readonly Stroke[], pixels: number): HTMLCanvasElement {
  const canvas = document.createElement("canvas")
  Object.assign(canvas, { width: pixels, height: pixels })
  const pen = canvas.getContext("2d")
  if (pen) {
    paintPaper(pen)
    paintStrokes(pen, strokes, 0, strokes.length)
  }
  return canvas
}
