/** Draws on RGB bitmaps in whole pixels, without anti-aliasing. */
import { glyph } from "../../lib/text/pixelFont"

/** An image of three bytes (red, green, blue) a pixel, row by row. */
export type Bitmap = { width: number; height: number; data: Uint8Array }

/** An image of four bytes (red, green, blue, alpha) a pixel, row by row. */
export type Sprite = Bitmap

/** A rectangle in pixels: left, top, width and height. */
export type Box = readonly [x: number, y: number, width: number, height: number]

/** Creates a bitmap filled with one colour. */
export function createBitmap(width: number, height: number, fill: string): Bitmap {
  const blank = { width, height, data: new Uint8Array(width * height * 3) }
  fillRect(blank, [0, 0, width, height], fill)
  return blank
}

/** Parses "#rrggbb" into three numbers from 0 to 255. */
function rgb(colour: string): [number, number, number] {
  const n = Number.parseInt(colour.slice(1), 16)
  return [(n >> 16) & 255, (n >> 8) & 255, n & 255]
}

/** Fills a rectangle, clipped to the bitmap, with a colour: "#rrggbb", or red, green and blue from 0 to 255. */
export function fillRect(
  target: Bitmap,
  [x, y, width, height]: Box,
  colour: string | ArrayLike<number>,
): void {
  const parts = typeof colour === "string" ? rgb(colour) : colour
  const [red = 0, green = 0, blue = 0] = [parts[0], parts[1], parts[2]]
  const [left, right] = [Math.max(0, x), Math.min(target.width, x + width)]
  for (let row = Math.max(0, y); row < Math.min(target.height, y + height); row++)
    for (let at = (row * target.width + left) * 3; at < (row * target.width + right) * 3; at += 3) {
      target.data[at] = red
      target.data[at + 1] = green
      target.data[at + 2] = blue
    }
}

/** Fills a rectangle with a horizontal gradient. */
export function fillGradient(target: Bitmap, [x, y, width, height]: Box, from: string, to: string): void {
  const [a, b] = [rgb(from), rgb(to)]
  // Bands imitate a 16-bit (65,536 colour) screen.
  const band = Math.max(1, Math.round(width / 32))
  for (let left = 0; left < width; left += band) {
    const parts = a.map((part, i) => Math.round(part + (((b[i] ?? 0) - part) * left) / width))
    fillRect(target, [x + left, y, Math.min(band, width - left), height], parts)
  }
}

/**
 * Draws a sprite, each of its pixels enlarged to `times` by `times`. Alpha below 128 is transparent, all else
 * opaque.
 */
export function drawSprite(
  target: Bitmap,
  { width, height, data }: Sprite,
  x: number,
  y: number,
  times = 1,
): void {
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      const at = (row * width + column) * 4
      if ((data[at + 3] ?? 0) < 128) continue
      fillRect(target, [x + column * times, y + row * times, times, times], data.subarray(at, at + 3))
    }
}

/**
 * Draws a line of text in the site's pixel font. Capitals are 7 × `size` pixels high; `bold` widens each stroke by
 * that many pixels.
 */
export function drawText(
  target: Bitmap,
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
      for (const [dx, isSet] of row.entries())
        if (isSet) fillRect(target, [left + dx * size, y + dy * size, size + bold, size], colour)
    left += ((cells[0]?.length ?? 0) + 1) * size + bold
  }
}
