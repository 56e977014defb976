/** Pertti from the front, 48 by 46 pixels: the face on icons, portraits and cards. */
import { belly, brown, fur, ink, pink, shade, white } from "../palette"
import { type Canvas, canvas, dot, ellipse, line, rect } from "../pixels/canvas"
import { outline } from "../pixels/layers"

function ears(on: Canvas) {
  for (const x of [10, 37]) {
    ellipse(on, x, 9, 6, 6.4, shade)
    ellipse(on, x, 10, 3.6, 4, pink)
  }
}

function eye(on: Canvas, x: number, shut: boolean) {
  if (shut) {
    line(on, [x - 3, 22], [x - 1, 23], ink)
    line(on, [x - 1, 23], [x + 1, 23], ink)
    line(on, [x + 1, 23], [x + 3, 22], ink)
    return
  }
  ellipse(on, x, 22, 2.7, 3.4, ink)
  rect(on, x - 1, 20, 2, 2, white)
  dot(on, x + 1, 24, "#6a5a7a")
}

export function face(shut = false): Canvas {
  const made = canvas(48, 46)
  ears(made)
  ellipse(made, 23.5, 25, 19.5, 17.5, fur)
  ellipse(made, 23.5, 13, 5, 5.5, shade)
  ellipse(made, 12, 32, 9.6, 8.4, belly)
  ellipse(made, 35, 32, 9.6, 8.4, belly)
  ellipse(made, 23.5, 33, 10, 8.6, belly)
  ellipse(made, 9, 31, 3, 2.4, pink)
  ellipse(made, 38, 31, 3, 2.4, pink)
  eye(made, 15, shut)
  eye(made, 32, shut)
  ellipse(made, 23.5, 27.5, 2.6, 1.6, pink)
  rect(made, 22, 26, 2, 1, white)
  rect(made, 23, 29, 2, 2, brown)
  for (const [x, y] of [
    [22, 31],
    [21, 32],
    [20, 32],
    [19, 31],
    [25, 31],
    [26, 32],
    [27, 32],
    [28, 31],
  ] as const)
    dot(made, x, y, brown)
  rect(made, 22, 33, 4, 3, white)
  rect(made, 22, 36, 4, 1, silverTooth)
  const done = outline(made, brown)
  for (const [y, slope] of [
    [29, -2],
    [32, 0],
    [35, 2],
  ] as const) {
    line(done, [6, y], [0, y + slope], brown)
    line(done, [41, y], [47, y + slope], brown)
  }
  return done
}

const silverTooth = "#d8ccb8"
