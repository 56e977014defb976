/** Shapes of the games' pictures, which are 320 × 240 pixels of their own. */

export type Pen = CanvasRenderingContext2D

export const width = 320
export const height = 240

export function fill(pen: Pen, colour: string, x = 0, y = 0, w = width, h = height): void {
  pen.fillStyle = colour
  pen.fillRect(x, y, w, h)
}

export function disc(pen: Pen, colour: string, x: number, y: number, radius: number): void {
  pen.fillStyle = colour
  pen.beginPath()
  pen.arc(x, y, Math.max(0, radius), 0, 2 * Math.PI)
  pen.fill()
}

export function oval(pen: Pen, colour: string, x: number, y: number, rx: number, ry: number): void {
  pen.fillStyle = colour
  pen.beginPath()
  pen.ellipse(x, y, Math.max(0, rx), Math.max(0, ry), 0, 0, 2 * Math.PI)
  pen.fill()
}

function trace(pen: Pen, points: readonly number[]): void {
  pen.beginPath()
  for (let i = 0; i + 1 < points.length; i += 2) pen.lineTo(points[i] ?? 0, points[i + 1] ?? 0)
}

/** Fills a polygon of x, y, x, y and so on. */
export function shape(pen: Pen, colour: string, ...points: number[]): void {
  pen.fillStyle = colour
  trace(pen, points)
  pen.fill()
}

export function line(pen: Pen, colour: string, thickness: number, ...points: number[]): void {
  pen.strokeStyle = colour
  pen.lineWidth = thickness
  pen.lineCap = "round"
  pen.lineJoin = "round"
  trace(pen, points)
  pen.stroke()
}

export function ring(
  pen: Pen,
  colour: string,
  thickness: number,
  x: number,
  y: number,
  radius: number,
): void {
  pen.strokeStyle = colour
  pen.lineWidth = thickness
  pen.beginPath()
  pen.arc(x, y, Math.max(0, radius), 0, 2 * Math.PI)
  pen.stroke()
}

/** Writes a line, centred at x, with the middle of its letters at y. */
export function say(pen: Pen, text: string, x: number, y: number, size = 16, colour = "#fff"): void {
  pen.fillStyle = colour
  pen.font = `bold ${size}px Tahoma, "DejaVu Sans", Verdana, sans-serif`
  pen.textAlign = "center"
  pen.textBaseline = "middle"
  pen.fillText(text, x, y)
}

/** Draws a speech bubble around a line, with its tail at x, y. */
export function bubble(pen: Pen, text: string, x: number, y: number, colour = "#fff"): void {
  const half = text.length * 4.6 + 12
  const middle = Math.max(half + 4, Math.min(width - half - 4, x))
  fill(pen, "#111", middle - half - 2, y - 40, half * 2 + 4, 32)
  shape(pen, "#111", x - 9, y - 10, x + 9, y - 10, x, y + 2)
  fill(pen, colour, middle - half, y - 38, half * 2, 28)
  shape(pen, colour, x - 6, y - 11, x + 6, y - 11, x, y - 2)
  say(pen, text, middle, y - 23, 14, "#111")
}

/** Draws a person with the feet at x, y. */
export function person(pen: Pen, colour: string, x: number, y: number, size = 1, skin = "#f2c9a0"): void {
  fill(pen, "#28304a", x - 9 * size, y - 22 * size, 7 * size, 22 * size)
  fill(pen, "#28304a", x + 2 * size, y - 22 * size, 7 * size, 22 * size)
  fill(pen, colour, x - 13 * size, y - 56 * size, 26 * size, 36 * size)
  disc(pen, skin, x, y - 68 * size, 13 * size)
  fill(pen, "#4a2d18", x - 13 * size, y - 82 * size, 26 * size, 9 * size)
  fill(pen, "#111", x - 6 * size, y - 70 * size, 3 * size, 4 * size)
  fill(pen, "#111", x + 3 * size, y - 70 * size, 3 * size, 4 * size)
}

/** Draws Pertti from the side, looking to the right, with his middle at x, y. */
export function hamster(pen: Pen, x: number, y: number, size = 1): void {
  oval(pen, "#4a2410", x, y, 29 * size, 20 * size)
  oval(pen, "#d98f3a", x, y, 27 * size, 18 * size)
  oval(pen, "#fff0d2", x + 3 * size, y + 9 * size, 16 * size, 9 * size)
  disc(pen, "#c9772b", x + 8 * size, y - 16 * size, 6 * size)
  disc(pen, "#1c1420", x + 17 * size, y - 5 * size, 3 * size)
  disc(pen, "#f59aa0", x + 27 * size, y, 3 * size)
  oval(pen, "#f59aa0", x - 12 * size, y + 19 * size, 6 * size, 3 * size)
  oval(pen, "#f59aa0", x + 10 * size, y + 19 * size, 6 * size, 3 * size)
}

/** Draws a cup of coffee. */
export function cup(pen: Pen, x: number, y: number, size = 1): void {
  ring(pen, "#fff", 3 * size, x + 11 * size, y, 6 * size)
  fill(pen, "#fff", x - 10 * size, y - 9 * size, 20 * size, 18 * size)
  fill(pen, "#5b3216", x - 8 * size, y - 9 * size, 16 * size, 4 * size)
}

/** Draws a button of a window, with its words. */
export function button(
  pen: Pen,
  text: string,
  x: number,
  y: number,
  w: number,
  h: number,
  colour = "#c0c0c0",
) {
  fill(pen, "#000", x, y, w, h)
  fill(pen, "#fff", x, y, w - 1, h - 1)
  fill(pen, "#808080", x + 1, y + 1, w - 2, h - 2)
  fill(pen, colour, x + 1, y + 1, w - 3, h - 3)
  say(pen, text, x + w / 2, y + h / 2, 14, colour === "#c0c0c0" ? "#111" : "#fff")
}

/** Returns whether a point lies in a rectangle. */
export function isIn(point: { x: number; y: number }, x: number, y: number, w: number, h: number): boolean {
  return point.x >= x && point.x <= x + w && point.y >= y && point.y <= y + h
}
