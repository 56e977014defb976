/**
 * Paints the race of cursor and snail on a tape measure, in true size at first and from further away as they part, so
 * that both stay in the picture.
 */
import { formatLength } from "../../lib/text/travel"
import { shoutOf, stepOf, viewOf } from "./view"

export type Race = {
  /** The distances from the start, in pixels of the page. */
  you: number
  snail: number
  /** Pixels a centimetre. */
  centimetre: number
}

/** Paints a strip of `width` by `height` pixels of the page. */
export function paintRace(pen: CanvasRenderingContext2D, width: number, height: number, race: Race): void {
  const { you, snail, centimetre } = race
  const view = viewOf(you, snail, width)
  /** Pixels of the picture a centimetre. */
  const unit = centimetre * view.zoom
  const ground = height - 40
  pen.fillStyle = "#0b1030"
  pen.fillRect(0, 0, width, height)
  pen.fillStyle = "#fff"
  for (let star = 0; star < 40; star++)
    pen.fillRect((star * star * 37 + star * 101) % width, (star * star * star * 13) % (ground - 20), 1.5, 1.5)
  pen.fillStyle = "#f3ecd0"
  pen.beginPath()
  pen.arc(width - 38, 34, 22, 0, 7)
  pen.fill()
  pen.fillStyle = "#cbc19a"
  for (const [x, y, r] of [
    [-46, 28, 5],
    [-32, 42, 6],
    [-28, 24, 3],
  ] as const) {
    pen.beginPath()
    pen.arc(width + x, y, r, 0, 7)
    pen.fill()
  }

  pen.fillStyle = "#ffd95a"
  pen.fillRect(0, ground, width, 40)
  // The tape begins at the start line.
  pen.fillStyle = "#8fc07f"
  if (view.start > 0) pen.fillRect(0, ground, view.start, 40)
  pen.fillStyle = "#111"
  pen.font = "13px Tahoma, Verdana, 'DejaVu Sans', sans-serif"
  pen.textAlign = "center"
  const interval = stepOf(unit)
  const first = Math.max(0, Math.floor(-view.start / unit / interval) * interval)
  for (let at = first; at * unit + view.start < width + 40; at += interval / 5) {
    const x = at * unit + view.start
    const isLabelled = Math.abs(at / interval - Math.round(at / interval)) < 0.01
    pen.fillRect(x, ground, 1.5, isLabelled ? 14 : 7)
    // Skips labels that would be cut off at the edge.
    if (isLabelled && x > 28 && x < width - 28) pen.fillText(lengthText(at), x, ground + 32)
  }
  pen.fillStyle = "#9fe8d8"
  pen.fillRect(view.start, ground - 3, Math.max(0, view.snail - view.start), 3)
  pen.save()
  pen.translate(view.snail, ground)
  pen.scale(view.size, view.size)
  paintSnail(pen)
  pen.restore()
  paintShout(pen, view.snail, ground - 34 * view.size - 12, width, shoutOf((you - snail) / centimetre / 100))
  paintCursor(pen, view.you, ground - 34)
}

/** Formats a mark of the tape, from centimetres. */
const lengthText = (centimetres: number) =>
  centimetres === 0 ? "0" : centimetres % 100 === 0 ? formatLength(centimetres / 100) : `${centimetres} cm`

/** Paints words in a balloon above x, within the picture. */
function paintShout(pen: CanvasRenderingContext2D, x: number, y: number, width: number, text: string): void {
  if (text === "") return
  const long = pen.measureText(text).width + 16
  const left = Math.max(6, Math.min(width - long - 6, x - long / 2))
  pen.fillStyle = "#fff"
  pen.beginPath()
  pen.roundRect(left, y - 22, long, 22, 8)
  pen.moveTo(x - 5, y - 1)
  pen.lineTo(x, y + 7)
  pen.lineTo(x + 5, y - 1)
  pen.fill()
  pen.fillStyle = "#111"
  pen.textAlign = "left"
  pen.fillText(text, left + 8, y - 7)
}

function paintSnail(pen: CanvasRenderingContext2D): void {
  pen.fillStyle = "#e8c98a"
  pen.strokeStyle = "#3a2508"
  pen.lineWidth = 1.5
  pen.beginPath()
  pen.moveTo(-34, 0)
  pen.quadraticCurveTo(-14, -9, -2, -8)
  pen.quadraticCurveTo(2, -20, 9, -16)
  pen.quadraticCurveTo(12, -6, 0, 0)
  pen.closePath()
  pen.fill()
  pen.stroke()
  pen.beginPath()
  pen.moveTo(5, -16)
  pen.lineTo(3, -25)
  pen.moveTo(8, -16)
  pen.lineTo(11, -24)
  pen.stroke()
  pen.fillStyle = "#a8622a"
  pen.beginPath()
  pen.arc(-14, -15, 13, 0, 7)
  pen.fill()
  pen.stroke()
  pen.beginPath()
  for (let turn = 0; turn < 12; turn += 0.3) {
    pen.lineTo(-14 + turn * 0.95 * Math.cos(turn), -15 + turn * 0.95 * Math.sin(turn))
  }
  pen.stroke()
}

function paintCursor(pen: CanvasRenderingContext2D, x: number, y: number): void {
  pen.save()
  pen.translate(x, y)
  pen.scale(1.7, 1.7)
  pen.fillStyle = "#fff"
  pen.strokeStyle = "#111"
  pen.beginPath()
  for (const [dx, dy] of [
    [0, 0],
    [0, 15],
    [4, 11.5],
    [6.5, 17.5],
    [9, 16.4],
    [6.5, 10.6],
    [11.5, 10],
  ] as const)
    pen.lineTo(dx, dy)
  pen.closePath()
  pen.fill()
  pen.stroke()
  pen.restore()
}
