/** Paints a wood at night and its eyes on a canvas. */
import { seeded } from "../../lib/game/random"
import type { Gaze, Pair } from "./logic"

type Pen = CanvasRenderingContext2D

/** Paints the background: moon, trunks in layers, and undergrowth. Sizes are in canvas pixels. */
export function paintWood(pen: Pen, width: number, height: number) {
  const night = pen.createLinearGradient(0, 0, 0, height)
  night.addColorStop(0, "#0c1d33")
  night.addColorStop(1, "#071410")
  pen.fillStyle = night
  pen.fillRect(0, 0, width, height)
  const unit = Math.min(width, height)
  pen.fillStyle = "rgba(240, 235, 200, 0.12)"
  disc(pen, width * 0.83, height * 0.15, unit * 0.15)
  pen.fillStyle = "#efe9c4"
  disc(pen, width * 0.83, height * 0.15, unit * 0.075)
  pen.fillStyle = "#d6cf9f"
  disc(pen, width * 0.81, height * 0.13, unit * 0.016)
  disc(pen, width * 0.845, height * 0.17, unit * 0.022)
  const random = seeded("wood")
  for (const [colour, trees, thick] of [
    ["#12283a", 15, 0.018],
    ["#0e2019", 11, 0.028],
    ["#0a1712", 7, 0.045],
  ] as const) {
    pen.fillStyle = colour
    for (let i = 0; i < trees; i++) {
      const x = random() * width
      const side = unit * thick * (0.7 + random() * 0.7)
      pen.fillRect(x - side / 2, 0, side, height)
      for (let branch = 0; branch < 4; branch++) {
        const y = height * random() * 0.8
        const way = random() < 0.5 ? -1 : 1
        pen.beginPath()
        pen.moveTo(x, y)
        pen.lineTo(x + way * unit * 0.16, y - unit * 0.07)
        pen.lineTo(x, y + side * 0.7)
        pen.fill()
      }
    }
  }
  pen.fillStyle = "#06100c"
  for (let x = 0; x < width; x += unit * 0.05) disc(pen, x, height, unit * (0.03 + random() * 0.05))
}

function disc(pen: Pen, x: number, y: number, radius: number) {
  pen.beginPath()
  pen.arc(x, y, radius, 0, 7)
  pen.fill()
}

type Look = {
  left: Gaze
  right: Gaze /** How far the lids are shut, 0 to 1. */
  lid: number
  /** The same of the right eye, if it differs. */
  lidOnRight?: number
  tagged: boolean
}

/** Paints a pair of eyes around x, y; `radius` in canvas pixels. */
export function paintPair(pen: Pen, pair: Pair, x: number, y: number, radius: number, look: Look) {
  pen.fillStyle = "#0a0f0d"
  pen.beginPath()
  pen.ellipse(x, y + radius * 0.25, radius * 2.7, radius * 1.75, 0, 0, 7)
  pen.fill()
  if (pair.tufts) {
    for (const way of [-1, 1]) {
      pen.beginPath()
      pen.moveTo(x + way * radius * 1, y - radius)
      pen.lineTo(x + way * radius * 2.3, y - radius * 2.3)
      pen.lineTo(x + way * radius * 2.5, y - radius * 0.2)
      pen.fill()
    }
  }
  paintEye(pen, pair, x - radius * 1.12, y, radius, look.left, look.lid)
  paintEye(pen, pair, x + radius * 1.12, y, radius, look.right, look.lidOnRight ?? look.lid)
  if (look.tagged) paintTag(pen, x, y + radius * 1.25, Math.max(radius, 13))
}

function paintEye(pen: Pen, pair: Pair, x: number, y: number, radius: number, gaze: Gaze, lid: number) {
  pen.save()
  pen.beginPath()
  pen.arc(x, y, radius, 0, 7)
  pen.clip()
  pen.fillStyle = "#f6f4e8"
  pen.fillRect(x - radius, y - radius, radius * 2, radius * 2)
  const [ix, iy] = [x + gaze.x * radius * 0.42, y + gaze.y * radius * 0.42]
  pen.fillStyle = pair.iris
  disc(pen, ix, iy, radius * 0.62)
  pen.fillStyle = "#0b0b0b"
  pen.beginPath()
  if (pair.pupil === "slit") pen.ellipse(ix, iy, radius * 0.14, radius * 0.52, 0, 0, 7)
  else if (pair.pupil === "bar") pen.ellipse(ix, iy, radius * 0.46, radius * 0.17, 0, 0, 7)
  else pen.arc(ix, iy, radius * 0.33, 0, 7)
  pen.fill()
  pen.fillStyle = "#ffffff"
  disc(pen, ix - radius * 0.2, iy - radius * 0.24, radius * 0.13)
  if (lid > 0) {
    pen.fillStyle = "#1c2a24"
    pen.fillRect(x - radius, y - radius, radius * 2, radius * 1.1 * lid)
    pen.fillRect(x - radius, y + radius - radius * 0.95 * lid, radius * 2, radius)
  }
  pen.restore()
}

function paintTag(pen: Pen, x: number, y: number, size: number) {
  pen.save()
  pen.translate(x, y)
  pen.rotate(-0.09)
  pen.fillStyle = "#fff2a8"
  pen.strokeStyle = "#6d5300"
  pen.lineWidth = 1.5
  pen.fillRect(-size * 2.4, 0, size * 4.8, size * 1.25)
  pen.strokeRect(-size * 2.4, 0, size * 4.8, size * 1.25)
  pen.fillStyle = "#7a0b14"
  pen.font = `bold ${size * 0.62}px Verdana, "DejaVu Sans", sans-serif`
  pen.textAlign = "center"
  pen.textBaseline = "middle"
  pen.fillText("NOT WORKING", 0, size * 0.66, size * 4.5)
  pen.restore()
}
