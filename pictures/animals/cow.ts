/** A cow for the empty part of the desktop, 48 by 32 pixels. */
import { brown, green, ink, moss, pink, white, yellow } from "../palette"
import { type Canvas, canvas, dot, ellipse, line, rect } from "../pixels/canvas"
import { outline, put } from "../pixels/layers"

const hide = "#f4f0ea"
const shadow = "#d4ccc4"
const patch = "#2c2430"

function beast(): Canvas {
  const image = canvas(48, 32)
  for (const [x, colour] of [
    [10, shadow],
    [15, hide],
    [26, shadow],
    [31, hide],
  ] as const) {
    rect(image, x, 19, 4, 9, colour)
    rect(image, x, 27, 4, 2, patch)
  }
  ellipse(image, 21, 15.5, 14, 7.5, hide)
  rect(image, 9, 10, 24, 9, hide)
  ellipse(image, 21, 22, 10, 1.6, shadow)
  ellipse(image, 14, 12, 5, 4, patch)
  ellipse(image, 25, 17.5, 4.6, 3.4, patch)
  ellipse(image, 28, 10.5, 3, 2, patch)
  ellipse(image, 22, 23, 3.4, 2, pink)
  for (const x of [20, 24]) rect(image, x, 24, 1, 2, pink)
  line(image, [7, 12], [4, 16], hide, 1)
  line(image, [4, 16], [4, 21], hide, 1)
  ellipse(image, 4, 23, 1.5, 2, patch)
  ellipse(image, 37, 10.5, 6, 6, hide)
  ellipse(image, 32, 9, 2, 3.6, patch)
  ellipse(image, 40, 15, 4.4, 3, pink)
  ellipse(image, 30, 7, 2.6, 1.6, patch)
  ellipse(image, 44.4, 7, 2.4, 1.6, hide)
  for (const x of [34, 40]) {
    rect(image, x, 3, 2, 3, "#e8d8a0")
    dot(image, x + (x === 34 ? -1 : 2), 2, "#e8d8a0")
  }
  return outline(image, ink)
}

function features(on: Canvas) {
  for (const x of [35, 40]) {
    rect(on, x, 8, 2, 3, ink)
    dot(on, x, 8, white)
  }
  dot(on, 38, 15, brown)
  dot(on, 42, 15, brown)
  line(on, [38, 17], [42, 17], brown)
  line(on, [30, 15], [34, 18], "#d8232a", 2)
  rect(on, 32, 19, 3, 3, yellow)
  dot(on, 33, 21, ink)
}

export function cow(): Canvas {
  const image = canvas(48, 32)
  for (let x = 3; x < 46; x++) {
    rect(image, x, 29 + (x < 6 || x > 42 ? 1 : 0), 1, 3, (x * 5) % 7 < 3 ? green : moss)
    if ((x * 11) % 13 < 3) rect(image, x, 27, 1, 2, green)
  }
  put(image, beast(), 0, 0)
  features(image)
  for (const x of [8, 21, 38, 43]) {
    rect(image, x, 27, 1, 3, green)
    dot(image, x + 1, 26, x === 21 ? "#ff7ab0" : green)
  }
  return image
}
