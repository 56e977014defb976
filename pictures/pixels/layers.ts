/** Pictures put on, round and into other pictures: sprites, outlines, turning and enlarging. */
import { type Canvas, canvas, dot, isSolid } from "./canvas"

function copy(from: Canvas, x: number, y: number, on: Canvas, toX: number, toY: number) {
  if (!isSolid(from, x, y) || toX < 0 || toY < 0 || toX >= on.width || toY >= on.height) return
  const at = (y * from.width + x) * 4
  on.data.set(from.data.subarray(at, at + 4), (toY * on.width + toX) * 4)
}

/** Puts `picture` on `on`; clear pixels leave what is under them. */
export function put(on: Canvas, picture: Canvas, x: number, y: number) {
  const [left, top] = [Math.round(x), Math.round(y)]
  for (let row = 0; row < picture.height; row++)
    for (let col = 0; col < picture.width; col++) copy(picture, col, row, on, left + col, top + row)
}

export function mirror(picture: Canvas): Canvas {
  const made = canvas(picture.width, picture.height)
  for (let y = 0; y < made.height; y++)
    for (let x = 0; x < made.width; x++) copy(picture, x, y, made, made.width - 1 - x, y)
  return made
}

/** Turns a picture about its middle by an angle in radians. */
export function turn(picture: Canvas, angle: number): Canvas {
  const made = canvas(picture.width, picture.height)
  const [mx, my] = [(picture.width - 1) / 2, (picture.height - 1) / 2]
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)]
  for (let y = 0; y < made.height; y++)
    for (let x = 0; x < made.width; x++) {
      const fromX = Math.round(mx + (x - mx) * cos + (y - my) * sin)
      const fromY = Math.round(my - (x - mx) * sin + (y - my) * cos)
      copy(picture, fromX, fromY, made, x, y)
    }
  return made
}

/** Draws a line of one pixel round everything solid. */
export function outline(picture: Canvas, colour: string): Canvas {
  const made = canvas(picture.width, picture.height)
  for (let y = 0; y < made.height; y++)
    for (let x = 0; x < made.width; x++) {
      const near = [
        [1, 0],
        [-1, 0],
        [0, 1],
        [0, -1],
      ].some(([dx = 0, dy = 0]) => isSolid(picture, x + dx, y + dy))
      if (near && !isSolid(picture, x, y)) dot(made, x, y, colour)
    }
  put(made, picture, 0, 0)
  return made
}

export function enlarge(picture: Canvas, times: number): Canvas {
  const made = canvas(picture.width * times, picture.height * times)
  for (let y = 0; y < made.height; y++)
    for (let x = 0; x < made.width; x++)
      copy(picture, Math.floor(x / times), Math.floor(y / times), made, x, y)
  return made
}

/** Reads a drawing made of letters, one letter a pixel; a letter that has no colour stays clear. */
export function sprite(rows: readonly string[], colours: Readonly<Record<string, string>>): Canvas {
  const made = canvas(Math.max(...rows.map(row => row.length)), rows.length)
  rows.forEach((row, y) => {
    ;[...row].forEach((letter, x) => {
      const colour = colours[letter]
      if (colour) dot(made, x, y, colour)
    })
  })
  return made
}
