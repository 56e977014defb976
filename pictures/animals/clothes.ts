/** The clothes of sleeping Pertti, each a picture of his size. */
import { ink, red, white, wine, yellow } from "../palette"
import { type Canvas, canvas, rect } from "../pixels/canvas"

const [blue, glass] = ["#2f5fd0", "#33333f"]

function drawn(
  ...rects: readonly (readonly [x: number, y: number, w: number, h: number, colour: string])[]
): Canvas {
  const image = canvas(48, 32)
  for (const [x, y, w, h, colour] of rects) rect(image, x, y, w, h, colour)
  return image
}

/** The clothes, by the number of things in the briefcase. */
export const clothes: Readonly<Record<number, Canvas>> = {
  8: drawn(
    [20, 22, 3, 5, ink],
    [27, 22, 3, 5, ink],
    [23, 23, 4, 3, ink],
    [21, 23, 2, 3, blue],
    [27, 23, 2, 3, blue],
    [24, 24, 2, 1, white],
  ),
  16: drawn(
    [27, 18, 11, 1, ink],
    [29, 19, 4, 3, glass],
    [34, 19, 4, 3, glass],
    [30, 19, 1, 1, white],
    [35, 19, 1, 1, white],
  ),
  32: drawn(
    [7, 11, 16, 2, ink],
    [5, 13, 18, 2, red],
    [4, 15, 18, 8, red],
    [3, 23, 18, 3, red],
    [2, 26, 18, 1, ink],
    [7, 14, 1, 11, wine],
    [13, 14, 1, 11, wine],
    [21, 13, 3, 3, yellow],
  ),
  64: drawn(
    [22, 6, 1, 4, yellow],
    [25, 5, 2, 5, yellow],
    [29, 6, 1, 4, yellow],
    [22, 9, 8, 3, yellow],
    [21, 12, 10, 1, ink],
    [25, 10, 2, 1, red],
  ),
}
