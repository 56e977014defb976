/** Pictures in whole pixels: what the painters of the yard share. */
import { seeded } from "../../lib/game/random"
import type { Rgb } from "./world"

export type Pen = CanvasRenderingContext2D

export const size = { width: 300, height: 124 }

/** Where the ground begins. */
export const horizon = 84

export const colour = ([red, green, blue]: Rgb) =>
  `rgb(${Math.round(red)} ${Math.round(green)} ${Math.round(blue)})`

/** A colour made darker (below 1) or lighter. */
export const shade = ([red, green, blue]: Rgb, by: number): Rgb => {
  const to = (value: number) => Math.min(255, value * by)
  return [to(red), to(green), to(blue)]
}

export function box(pen: Pen, fill: string, x: number, y: number, width: number, height: number): void {
  pen.fillStyle = fill
  pen.fillRect(Math.round(x), Math.round(y), Math.round(width), Math.round(height))
}

/** A disc of whole pixels, or an ellipse where `tall` is not its radius. */
export function disc(pen: Pen, fill: string, x: number, y: number, radius: number, tall = radius): void {
  for (let row = -Math.round(tall); row <= tall; row++) {
    const half = Math.round(radius * Math.sqrt(Math.max(0, 1 - (row / (tall + 0.3)) ** 2)))
    box(pen, fill, x - half, y + row, 2 * half + 1, 1)
  }
}

/** Rows of letters, each a colour of the palette; all others are left as they are. */
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

/** So many places of the picture, the same for everybody, with a speed and a sway of 0 to 1. */
export function specks(count: number, seed: string): readonly Speck[] {
  const random = seeded(seed)
  return Array.from({ length: count }, () => ({
    x: random() * size.width,
    y: random() * size.height,
    speed: random(),
    sway: random(),
  }))
}

export const wrapped = (value: number, by: number) => ((value % by) + by) % by
