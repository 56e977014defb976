/** Paints the hydra on a canvas: a pond, a body, its necks, and a head for each open task. */
import { headSize, type Neck, place } from "./hydra"

/** The current pose of each neck on its way to its place, by task id. */
export type Poses = Map<number, { angle: number; reach: number }>

/** A head that is falling into the water: position, vertical speed and size in pixels, turn in radians. */
export type Fallen = { x: number; y: number; up: number; turn: number; size: number }

type Size = { width: number; height: number }

const skin = "#3f9a4a"
const line = "#123d1d"

function background(pen: CanvasRenderingContext2D, { width, height }: Size) {
  pen.fillStyle = "#cfe6f2"
  pen.fillRect(0, 0, width, height)
  pen.fillStyle = "#a9c9a0"
  pen.beginPath()
  pen.moveTo(0, height - 40)
  for (let x = 0; x <= width + 40; x += 40) pen.lineTo(x, height - 46 - 12 * Math.abs(Math.sin(x * 0.02)))
  pen.lineTo(width + 40, height - 20)
  pen.lineTo(0, height - 20)
  pen.fill()
}

function water(pen: CanvasRenderingContext2D, { width, height }: Size, time: number) {
  pen.fillStyle = "#2f6f9a"
  pen.fillRect(0, height - 24, width, 24)
  pen.fillStyle = "#8fc4e0"
  for (let x = -20; x < width; x += 46)
    pen.fillRect(x + 8 * Math.sin(time + x), height - 18 + ((x / 46) % 2) * 8, 22, 2)
}

function body(pen: CanvasRenderingContext2D, { width, height }: Size) {
  pen.fillStyle = skin
  pen.strokeStyle = line
  pen.lineWidth = 3
  pen.beginPath()
  pen.ellipse(width / 2, height - 20, 64, 34, 0, Math.PI, 0)
  pen.fill()
  pen.stroke()
}

function flag(pen: CanvasRenderingContext2D, { width, height }: Size, time: number) {
  pen.save()
  pen.translate(width / 2 + 24, height - 30)
  pen.rotate(0.08 * Math.sin(2 * time))
  pen.fillStyle = "#6b421d"
  pen.fillRect(0, -120, 6, 120)
  pen.fillStyle = "#fff"
  pen.strokeStyle = line
  pen.lineWidth = 2
  pen.beginPath()
  pen.rect(6, -120, 78, 48)
  pen.fill()
  pen.stroke()
  pen.restore()
}

/** Draws a head that looks right or left. */
function head(
  pen: CanvasRenderingContext2D,
  x: number,
  y: number,
  size: number,
  turn: number,
  blinks: boolean,
) {
  pen.save()
  pen.translate(x, y)
  pen.rotate(turn)
  pen.scale(size / 20, size / 20)
  pen.fillStyle = skin
  pen.strokeStyle = line
  pen.lineWidth = 2.5
  pen.beginPath()
  pen.ellipse(0, -6, 14, 13, 0, 0, 7)
  pen.ellipse(0, 4, 17, 10, 0, 0, 7)
  pen.stroke()
  pen.fill()
  if (size >= 7) {
    for (const side of [-7, 7]) {
      pen.fillStyle = blinks ? line : "#fff8b0"
      pen.beginPath()
      pen.ellipse(side, -9, 5, blinks ? 1 : 5, 0, 0, 7)
      pen.fill()
      if (blinks) continue
      pen.fillStyle = "#111"
      pen.fillRect(side - 1, -12, 2.5, 7)
    }
    pen.strokeStyle = line
    pen.beginPath()
    pen.moveTo(-10, 5)
    pen.quadraticCurveTo(0, 11, 10, 5)
    pen.stroke()
    pen.strokeStyle = "#d3122e"
    pen.beginPath()
    pen.moveTo(0, 8)
    pen.lineTo(0, 17)
    pen.lineTo(-4, 22)
    pen.moveTo(0, 17)
    pen.lineTo(4, 22)
    pen.stroke()
  }
  pen.restore()
}

/** Draws a text on a label, clamped within the picture. */
function label(pen: CanvasRenderingContext2D, text: string, x: number, y: number, width: number) {
  const short = text.length > 34 ? `${text.slice(0, 33)}…` : text
  const wide = pen.measureText(short).width + 12
  const left = Math.max(3, Math.min(width - wide - 3, x - wide / 2))
  pen.fillStyle = "#ffffe1"
  pen.strokeStyle = "#111"
  pen.lineWidth = 1
  pen.fillRect(left, y, wide, 20)
  pen.strokeRect(left + 0.5, y + 0.5, wide, 20)
  pen.fillStyle = "#111"
  pen.fillText(short, left + 6, y + 14)
}

/**
 * Draws one frame at a time in seconds, with labels for the heads under the pointer, or for all if they are few.
 */
export function paint(
  pen: CanvasRenderingContext2D,
  size: Size,
  all: readonly Neck[],
  {
    poses,
    fallen,
    time,
    pointed,
  }: { poses: Poses; fallen: readonly Fallen[]; time: number; pointed: number | null },
) {
  const open = all.filter(neck => neck.open)
  const large = headSize(open.length, size.width)
  const root = { x: size.width / 2, y: size.height - 30 }
  const end = (neck: Neck) => {
    const pose = poses.get(neck.id) ?? neck
    return place({ ...pose, angle: pose.angle + 0.035 * Math.sin(1.3 * time + neck.id * 2.1) }, size)
  }
  const ends = new Map(all.map(neck => [neck.id, end(neck)]))
  background(pen, size)
  if (all.length > 0) body(pen, size)
  const thick = Math.max(0.35, 1.05 - all.length / 160)
  pen.lineCap = "round"
  for (const [colour, more] of [
    [line, 4],
    [skin, 0],
  ] as const) {
    pen.strokeStyle = colour
    for (const neck of all) {
      const from = (neck.of === null ? null : ends.get(neck.of)) ?? root
      const to = ends.get(neck.id) ?? root
      pen.lineWidth = (4 + 16 * 0.72 ** neck.depth) * thick + more
      pen.beginPath()
      pen.moveTo(from.x, from.y)
      pen.quadraticCurveTo(from.x + (to.x - from.x) * 0.2, from.y + (to.y - from.y) * 0.7, to.x, to.y)
      pen.stroke()
    }
  }
  const parents = new Set(all.map(({ of }) => of))
  pen.fillStyle = "#e7a0a0"
  pen.strokeStyle = line
  for (const neck of all) {
    const { x, y } = ends.get(neck.id) ?? root
    if (neck.open || parents.has(neck.id)) continue
    pen.lineWidth = 2
    pen.beginPath()
    pen.ellipse(x, y, Math.max(3, 8 * thick), Math.max(2, 5 * thick), 0, 0, 7)
    pen.fill()
    pen.stroke()
  }
  for (const neck of open) {
    const { x, y } = ends.get(neck.id) ?? root
    head(pen, x, y, large, 0.12 * Math.sin(time + neck.id), (time + neck.id * 1.7) % 4.3 < 0.14)
  }
  for (const { x, y, turn, size: large } of fallen) head(pen, x, y, large, turn, true)
  if (open.length === 0 && all.length > 0) flag(pen, size, time)
  water(pen, size, time)
  pen.font = "14px Tahoma, Verdana, 'DejaVu Sans', sans-serif"
  const few = open.length <= (size.width < 420 ? 2 : 5)
  open.forEach((neck, i) => {
    const { x, y } = ends.get(neck.id) ?? root
    if (!few && neck.id !== pointed) return
    // On a phone the second label stands in the water, where it covers no neck.
    const isLow = size.width < 420 && few && i % 2 === 1
    const above = Math.max(2, y - large * 1.3 - 24 - (i % 2) * 24)
    label(pen, neck.text, x, isLow ? size.height - 22 : above, size.width)
  })
}
