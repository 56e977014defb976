/** Drawing in whole pixels, shared by the painters of the yard. */
import { seeded } from "../../lib/game/random"
import type { Rgb } from "./yard"

export type Pen = CanvasRenderingContext2D

export const size = { width: 300, height: 124 }

/** The y coordinate of the horizon, in pixels. */
export const horizon = 84

export const colour = ([red, green, blue]: Rgb) =>
  `rgb(${Math.round(red)} ${Math.round(green)} ${Math.round(blue)})`

/** Multiplies a colour's channels: below 1 is darker, above 1 lighter. */
export const shade = ([red, green, blue]: Rgb, factor: number): Rgb => {
  const scale = (value: number) => Math.min(255, value * factor)
  return [scale(red), scale(green), scale(blue)]
}

export function box(pen: Pen, fill: string, x: number, y: number, width: number, height: number): void {
  pen.fillStyle = fill
  pen.fillRect(Math.round(x), Math.round(y), Math.round(width), Math.round(height))
}

/** Paints a disc of whole pixels, or an ellipse with another vertical radius. */
export function disc(pen: Pen, fill: string, x: number, y: number, radius: number, radiusY = radius): void {
  for (let row = -Math.round(radiusY); row <= radiusY; row++) {
    const half = Math.round(radius * Math.sqrt(Math.max(0, 1 - (row / (radiusY + 0.3)) ** 2)))
    box(pen, fill, x - half, y + row, 2 * half + 1, 1)
  }
}

/** Paints rows of letters as pixels in the palette's colours; other letters are transparent. */
export function sprite(
  pen: Pen,
  rows: readonly string[],
  palette: Readonly<Record<string, string>>,
  x: number,
  y: number,
): void {
  rows.forEach((row, i) => {
    for (let j = 0; j < row.length; j++) {
      const fill = palette[row.charAt(j)]
      if (fill) box(pen, fill, x + j, y + i, 1, 1)
    }
  })
}

export type Speck = { x: number; y: number; speed: number; sway: number }

/** Returns seeded random positions in the picture, each with a speed and a sway of 0 to 1. */
export function specks(count: number, seed: string): readonly Speck[] {
  const random = seeded(seed)
  return Array.from({ length: count }, () => ({
    x: random() * size.width,
    y: random() * size.height,
    speed: random(),
    sway: random(),
  }))
}

export const modulo = (value: number, length: number) => ((value % length) + length) % length
