/** Combines and transforms pictures: sprites, outlines, rotation and enlargement. */
import { type Canvas, canvas, dot, isSolid } from "./canvas"

function copy(from: Canvas, x: number, y: number, on: Canvas, toX: number, toY: number) {
  if (!isSolid(from, x, y) || toX < 0 || toY < 0 || toX >= on.width || toY >= on.height) return
  const at = (y * from.width + x) * 4
  on.data.set(from.data.subarray(at, at + 4), (toY * on.width + toX) * 4)
}

/** Draws `picture` on `on` with its top left corner at x, y; transparent pixels are skipped. */
export function put(on: Canvas, picture: Canvas, x: number, y: number) {
  const [left, top] = [Math.round(x), Math.round(y)]
  for (let row = 0; row < picture.height; row++)
    for (let col = 0; col < picture.width; col++) copy(picture, col, row, on, left + col, top + row)
}

export function mirror(picture: Canvas): Canvas {
  const image = canvas(picture.width, picture.height)
  for (let y = 0; y < image.height; y++)
    for (let x = 0; x < image.width; x++) copy(picture, x, y, image, image.width - 1 - x, y)
  return image
}

/** Rotates a picture about its centre by an angle in radians. */
export function turn(picture: Canvas, angle: number): Canvas {
  const image = canvas(picture.width, picture.height)
  const [mx, my] = [(picture.width - 1) / 2, (picture.height - 1) / 2]
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)]
  for (let y = 0; y < image.height; y++)
    for (let x = 0; x < image.width; x++) {
      const fromX = Math.round(mx + (x - mx) * cos + (y - my) * sin)
      const fromY = Math.round(my - (x - mx) * sin + (y - my) * cos)
      copy(picture, fromX, fromY, image, x, y)
    }
  return image
}

/** Draws an outline, one pixel wide, around all opaque pixels. */
export function outline(picture: Canvas, colour: string): Canvas {
  const image = canvas(picture.width, picture.height)
  for (let y = 0; y < image.height; y++)
    for (let x = 0; x < image.width; x++) {
      const near = [
        [1, 0],
        [-1, 0],
        [0, 1],
        [0, -1],
      ].some(([dx = 0, dy = 0]) => isSolid(picture, x + dx, y + dy))
      if (near && !isSolid(picture, x, y)) dot(image, x, y, colour)
    }
  put(image, picture, 0, 0)
  return image
}

export function enlarge(picture: Canvas, times: number): Canvas {
  const image = canvas(picture.width * times, picture.height * times)
  for (let y = 0; y < image.height; y++)
    for (let x = 0; x < image.width; x++)
      copy(picture, Math.floor(x / times), Math.floor(y / times), image, x, y)
  return image
}

/** Parses a sprite, one letter a pixel; letters without a colour are transparent. */
export function sprite(rows: readonly string[], colours: Readonly<Record<string, string>>): Canvas {
  const image = canvas(Math.max(...rows.map(row => row.length)), rows.length)
  rows.forEach((row, y) => {
    ;[...row].forEach((letter, x) => {
      const colour = colours[letter]
      if (colour) dot(image, x, y, colour)
    })
  })
  return image
}
