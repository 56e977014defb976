import type { Brush } from "./paint"

const skin = "#e0b89a"

/** Paints a distant person in a coat of a given colour. */
export function paintPerson({ rect, circle, ink }: Brush, x: number, y: number, coat: string): void {
  rect(ink(coat), x, y, 3, 7)
  circle(ink(skin), x + 1.5, y - 1, 2)
}

/** Paints a person who has noticed the camera: with a face, waving alternate arms. A `size` of 1 is far away. */
export function paintWavingPerson(
  brush: Brush,
  x: number,
  y: number,
  coat: string,
  size: number,
  odd = false,
): void {
  const { rect, circle, flash: ink, hands } = brush
  const left = (hands === 1) !== odd
  const arm = (at: number, up: boolean) => {
    rect(ink(coat), at, y + (up ? -3 : 1) * size, size, 4 * size)
    rect(ink(skin), at, y + (up ? -4 : 5) * size, size, size)
  }
  rect(ink("#2c2622"), x, y + 7 * size, size, 3 * size)
  rect(ink("#2c2622"), x + 2 * size, y + 7 * size, size, 3 * size)
  rect(ink(coat), x, y, 3 * size, 7 * size)
  arm(x - size, left)
  arm(x + 3 * size, !left)
  circle(ink(skin), x + 1.5 * size, y - 1.6 * size, 1.9 * size)
  const dot = Math.max(1, Math.round(size / 3))
  for (const eye of [0.8, 2.2]) rect("#1b1512", x + eye * size - dot / 2, y - 2 * size, dot, dot)
  rect("#8a2f2f", x + 0.9 * size, y - 0.9 * size, 1.2 * size, dot)
}
