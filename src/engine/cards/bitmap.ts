/** A picture of red, green and blue that is painted in whole pixels, with no smoothing anywhere. */
import { glyph } from "../../lib/text/pixelFont"

/** Three bytes for each pixel, row by row. */
export type Bitmap = { width: number; height: number; data: Uint8Array }

/** A picture whose pixels may be clear: four bytes for each. */
export type Sprite = Bitmap

/** A box: its left, top, width and height in pixels. */
export type Box = readonly [x: number, y: number, width: number, height: number]

/** A bitmap of one colour. */
export function bitmap(width: number, height: number, fill: string): Bitmap {
  const made = { width, height, data: new Uint8Array(width * height * 3) }
  paint(made, [0, 0, width, height], fill)
  return made
}

/** Reads "#rrggbb" as three numbers from 0 to 255. */
function rgb(colour: string): [number, number, number] {
  const n = Number.parseInt(colour.slice(1), 16)
  return [(n >> 16) & 255, (n >> 8) & 255, n & 255]
}

/** Fills a box, as much of it as lies on the bitmap, with a colour: "#rrggbb", or its three parts from 0 to 255. */
export function paint(on: Bitmap, [x, y, width, height]: Box, colour: string | ArrayLike<number>): void {
  const parts = typeof colour === "string" ? rgb(colour) : colour
  const [red = 0, green = 0, blue = 0] = [parts[0], parts[1], parts[2]]
  const [left, right] = [Math.max(0, x), Math.min(on.width, x + width)]
  for (let row = Math.max(0, y); row < Math.min(on.height, y + height); row++)
    for (let at = (row * on.width + left) * 3; at < (row * on.width + right) * 3; at += 3) {
      on.data[at] = red
      on.data[at + 1] = green
      on.data[at + 2] = blue
    }
}

/** Fills a box with colours that go over into each other from left to right. */
export function shade(on: Bitmap, [x, y, width, height]: Box, from: string, to: string): void {
  const [a, b] = [rgb(from), rgb(to)]
  // In bands, as a screen of 65,536 colours shows it.
  const band = Math.max(1, Math.round(width / 32))
  for (let left = 0; left < width; left += band) {
    const parts = a.map((part, i) => Math.round(part + (((b[i] ?? 0) - part) * left) / width))
    paint(on, [x + left, y, Math.min(band, width - left), height], parts)
  }
}

/** Puts a sprite on a bitmap, each of its pixels `times` as large; half-clear pixels are clear or are not. */
export function put(on: Bitmap, { width, height, data }: Sprite, x: number, y: number, times = 1): void {
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      const at = (row * width + column) * 4
      if ((data[at + 3] ?? 0) < 128) continue
      paint(on, [x + column * times, y + row * times, times, times], data.subarray(at, at + 3))
    }
}

/** Prints a line in the site's pixel font, its capitals 7 times `size` pixels high; `bold` pixels make each stroke wider. */
export function print(
  on: Bitmap,
  text: string,
  x: number,
  y: number,
  colour: string,
  size = 1,
  bold = 0,
): void {
  let left = x
  for (const letter of text) {
    const cells = glyph(letter)
    for (const [dy, row] of cells.entries())
      for (const [dx, isOn] of row.entries())
        if (isOn) paint(on, [left + dx * size, y + dy * size, size + bold, size], colour)
    left += ((cells[0]?.length ?? 0) + 1) * size + bold
  }
}
