/** The guest in the pictures: somebody who was not on the page, nearer with each picture. */

type Ellipse = { x: number; y: number; rx: number; ry: number; fill: string; isOutlined?: boolean }

const fur = "#eba24c"
const paw = "#f0bfa0"
/** The colour of the outlines, which are 3 units wide. */
export const outline = "#6d3f14"

/** The hamster's head from the front, in drawing order; its middle is 30 units above 0. */
export const head: readonly Ellipse[] = [
  { x: -30, y: -64, rx: 17, ry: 17, fill: "#c9772b", isOutlined: true },
  { x: 30, y: -64, rx: 17, ry: 17, fill: "#c9772b", isOutlined: true },
  { x: 0, y: -30, rx: 52, ry: 44, fill: fur, isOutlined: true },
  { x: 0, y: -14, rx: 30, ry: 21, fill: "#fff0d2" },
  { x: -19, y: -42, rx: 7, ry: 7, fill: "#222" },
  { x: 19, y: -42, rx: 7, ry: 7, fill: "#222" },
  { x: -17, y: -45, rx: 2.4, ry: 2.4, fill: "#fff" },
  { x: 21, y: -45, rx: 2.4, ry: 2.4, fill: "#fff" },
  { x: 0, y: -25, rx: 6, ry: 4.4, fill: "#f08a90" },
  { x: 0, y: -10, rx: 4, ry: 2.6, fill: outline },
]

const paws = (x: number, y: number): Ellipse[] =>
  [-x, x].map(side => ({ x: side, y, rx: 13, ry: 11, fill: paw, isOutlined: true }))

/**
 * The positions from the first picture to the last: eyes above the edge, chin on it, and paws on the glass. `x` is a share
 * of the width, `rise` is in units of the drawing, and `size` is a unit in hundredths of the picture's shorter side.
 */
const positions = [
  { x: 0.7, rise: -30, size: 0.27, shapes: head },
  { x: 0.74, rise: 0, size: 0.4, shapes: [...head, ...paws(40, -2)] },
  { x: 0.8, rise: 20, size: 0.5, shapes: [...head, ...paws(62, -36)] },
] as const

type Pen = Pick<CanvasRenderingContext2D, "beginPath" | "ellipse" | "fill" | "stroke"> &
  Partial<Pick<CanvasRenderingContext2D, "fillStyle" | "strokeStyle" | "lineWidth">>

/** Draws the guest at the lower edge of a picture of a size; `nth` is the picture's number, from 1. */
export function drawGuest(pen: Pen, nth: number, width: number, height: number): void {
  const { x, rise, size, shapes } = positions[Math.min(nth, positions.length) - 1] ?? positions[0]
  const unit = (Math.min(width, height) / 100) * size
  const [left, top] = [x * width, height - rise * unit]
  pen.strokeStyle = outline
  pen.lineWidth = 3 * unit
  for (const each of shapes) {
    pen.beginPath()
    pen.ellipse(left + each.x * unit, top + each.y * unit, each.rx * unit, each.ry * unit, 0, 0, 2 * Math.PI)
    pen.fillStyle = each.fill
    pen.fill()
    if (each.isOutlined) pen.stroke()
  }
}
