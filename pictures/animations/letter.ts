/** An electronic letter: the envelope opens, the letter comes out, and goes back in. */
import { paw } from "../badges/sprites"
import { ink, red, white } from "../palette"
import { type Canvas, canvas, line, polygon, rect } from "../pixels/canvas"
import { outline, put } from "../pixels/layers"
import type { Animation } from "../save"

const cream = "#fff4d0"
/** The state of each frame: the flap's opening (0 to 2), and the pixels by which the letter has risen. */
const story = [
  [0, 0],
  [1, 0],
  [2, 0],
  [2, 5],
  [2, 10],
  [2, 14],
  [2, 10],
  [2, 5],
  [2, 0],
  [1, 0],
] as const

function draw([open, risen]: readonly [number, number]): Canvas {
  const image = canvas(40, 42)
  rect(image, 4, 18, 32, 21, "#d8b878")
  if (open === 2)
    polygon(
      image,
      [
        [4, 18],
        [36, 18],
        [20, 6],
      ],
      "#c8a464",
    )
  if (risen > 0) {
    rect(image, 8, 20 - risen, 24, 20, ink)
    rect(image, 9, 21 - risen, 22, 18, white)
    for (let y = 24 - risen; y < 36; y += 3) rect(image, 12, y, y % 2 ? 16 : 12, 1, "#8a94b8")
    if (risen > 9) put(image, paw(red), 20, 25 - risen)
  }
  polygon(
    image,
    [
      [4, 18],
      [20, 30],
      [36, 18],
      [36, 39],
      [4, 39],
    ],
    cream,
  )
  line(image, [4, 38], [16, 27], "#c8a464")
  line(image, [35, 38], [23, 27], "#c8a464")
  line(image, [4, 18], [19, 29], "#c8a464")
  line(image, [35, 18], [20, 29], "#c8a464")
  if (open < 2)
    polygon(
      image,
      [
        [4, 18],
        [36, 18],
        [20, open ? 20 : 31],
      ],
      "#f0dca8",
    )
  if (open === 0) {
    line(image, [4, 18], [19, 30], "#a8844c")
    line(image, [35, 18], [20, 30], "#a8844c")
    rect(image, 17, 25, 6, 6, red)
    rect(image, 18, 26, 2, 2, "#ff8a8a")
  }
  return outline(image, ink)
}

export const letter: Animation = {
  delay: [1200, 160, 160, 130, 130, 1400, 130, 130, 160, 160],
  frames: story.map(draw),
  still: 5,
}
