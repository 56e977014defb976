/** Paints the race of cursor and snail on a tape measure in true size; the cursor stays in the middle. */
import { formatLength } from "../../lib/text/travel"

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
  const middle = width / 2
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
  if (you < middle) pen.fillRect(0, ground, middle - you, 40)
  pen.fillStyle = "#111"
  pen.font = "13px Tahoma, Verdana, 'DejaVu Sans', sans-serif"
  pen.textAlign = "center"
  const first = Math.floor((you - middle) / centimetre)
  for (let at = Math.max(0, first); at * centimetre - you + middle < width + 40; at++) {
    const x = at * centimetre - you + middle
    pen.fillRect(x, ground, 1.5, at % 10 === 0 ? 18 : at % 5 === 0 ? 12 : 7)
    // Skips labels that would be cut off at the edge.
    if (at % 5 === 0 && x > 24 && x < width - 24)
      pen.fillText(at % 100 === 0 ? `${at / 100} m` : `${at} cm`, x, ground + 32)
  }
  const x = middle + snail - you
  pen.fillStyle = "#9fe8d8"
  pen.fillRect(middle - you, ground - 3, Math.max(0, snail), 3)
  if (x > -30 && x < width + 30) paintSnail(pen, x, ground)
  else {
    pen.fillStyle = "#fff"
    pen.textAlign = x < 0 ? "left" : "right"
    const away = formatLength(Math.abs(snail - you) / centimetre / 100)
    pen.fillText(
      x < 0 ? `The little snail: ${away} behind` : `The little snail: ${away} ahead`,
      x < 0 ? 10 : width - 10,
      ground - 14,
    )
  }
  paintCursor(pen, middle, ground - 34)
}

function paintSnail(pen: CanvasRenderingContext2D, x: number, ground: number): void {
  pen.save()
  pen.translate(x, ground)
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
  pen.restore()
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
