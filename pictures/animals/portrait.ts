/** The portrait of Pertti in oils, with a tie, in a gilded frame. */
import { amber, brown, ink, navy, red, white, wine, yellow } from "../palette"
import { type Canvas, canvas, dot, ellipse, line, mix, polygon, rect } from "../pixels/canvas"
import { outline, put } from "../pixels/layers"
import { seeded, whole } from "../random"
import { face } from "./face"

function frame(on: Canvas) {
  const bands = ["#6a4208", amber, yellow, "#fff2a0", yellow, amber, "#8a5a10"]
  bands.forEach((colour, i) => {
    rect(on, i, i, 64 - 2 * i, 64 - 2 * i, colour)
  })
  for (let i = 2; i < 62; i += 4)
    for (const [x, y] of [
      [i, 3],
      [i, 60],
      [3, i],
      [60, i],
    ] as const) {
      rect(on, x, y, 2, 1, "#b87a10")
    }
  for (const [x, y] of [
    [3, 3],
    [60, 3],
    [3, 60],
    [60, 60],
  ] as const) {
    ellipse(on, x, y, 3.2, 3.2, "#6a4208")
    ellipse(on, x, y, 2.2, 2.2, yellow)
    dot(on, x - 1, y - 1, white)
  }
}

function backdrop(on: Canvas) {
  const random = seeded(8)
  for (let y = 7; y < 57; y++)
    for (let x = 7; x < 57; x++) {
      const light = Math.max(0, 1 - Math.hypot(x - 26, y - 22) / 38)
      const step = Math.round((light + (whole(random, 0, 2) - 1) * 0.05) * 6) / 6
      dot(on, x, y, mix("#123028", "#4a8a6a", step))
    }
}

function shoulders(): Canvas {
  const image = canvas(50, 50)
  ellipse(image, 25, 54, 22, 14, navy)
  polygon(
    image,
    [
      [17, 40],
      [33, 40],
      [25, 51],
    ],
    white,
  )
  polygon(
    image,
    [
      [22, 41],
      [28, 41],
      [26, 44],
      [28, 50],
      [22, 50],
      [24, 44],
    ],
    red,
  )
  rect(image, 24, 45, 1, 5, wine)
  line(image, [15, 42], [22, 49], "#3a3ac0")
  line(image, [35, 42], [28, 49], "#3a3ac0")
  return outline(image, ink)
}

export function portrait(): Canvas {
  const image = canvas(64, 64)
  frame(image)
  backdrop(image)
  const picture = canvas(50, 50)
  put(picture, shoulders(), 0, 0)
  put(picture, face(), 1, -1)
  put(image, picture, 7, 7)
  rect(image, 20, 57, 24, 6, "#6a4208")
  rect(image, 21, 58, 22, 4, yellow)
  for (const x of [23, 26, 28, 31, 34, 36, 39]) rect(image, x, 59, 2, 1, brown)
  for (const x of [25, 30, 35]) rect(image, x, 60, 3, 1, brown)
  return image
}
