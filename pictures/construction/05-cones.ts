/** Banner 5: four traffic cones do the wave, and a hamster sits under one of them. */
import { hamster } from "../hamster"
import { coal, grey, ink, orange, white, yellow } from "../palette"
import { type Canvas, canvas, dot, polygon, rect } from "../pixels/canvas"
import { outline, put } from "../pixels/layers"
import { print } from "../pixels/text"
import { between, seeded } from "../random"
import type { Animation } from "../save"

function cone(): Canvas {
  const image = canvas(26, 26)
  polygon(
    image,
    [
      [11, 2],
      [15, 2],
      [22, 22],
      [4, 22],
    ],
    orange,
  )
  for (const y of [8, 9, 10, 15, 16, 17])
    for (let x = 0; x < 26; x++) if ((image.data[(y * 26 + x) * 4 + 3] ?? 0) > 0) dot(image, x, y, white)
  for (let y = 2; y < 22; y++)
    for (let x = 14 + Math.floor((y - 2) / 5); x < 26; x++) {
      const at = (y * 26 + x) * 4
      if ((image.data[at + 3] ?? 0) > 0) dot(image, x, y, image.data[at + 2] === 255 ? "#d8d8e0" : "#d85a10")
    }
  rect(image, 2, 22, 22, 3, orange)
  rect(image, 2, 24, 22, 1, "#d85a10")
  return outline(image, ink)
}

function road(): Canvas {
  const image = canvas(234, 30, coal)
  const random = seeded(5)
  for (let i = 0; i < 260; i++)
    dot(image, between(random, 0, 234), between(random, 0, 30), i % 2 ? "#45454f" : "#30303a")
  rect(image, 0, 0, 234, 1, grey)
  rect(image, 0, 29, 234, 1, grey)
  return image
}

/** Heights of a cone's hop in pixels, by the frames since the wave reached it. */
const hop = [0, 2, 4, 3, 1]

function draw(frame: number): Canvas {
  const image = road()
  const picture = cone()
  const lift = (i: number) => hop[(frame - i + 16) % 16] ?? 0
  print(image, "UNDER", 91, 4, yellow, "display")
  print(image, "CONSTRUCTION", 59, 17, yellow, "display")
  for (const [i, x] of [2, 30].entries()) put(image, picture, x, 3 - lift(i))
  put(image, picture, 206, 3 - lift(11))
  const peep = [0, 0, 0, 3, 8, 12, 12, 12, 12, 12, 12, 8, 3, 0, 0, 0][frame] ?? 0
  const window = canvas(34, 30)
  put(window, hamster({ blink: frame === 7 || frame === 9 }), 2, 6)
  if (peep > 0) put(image, window, 167, -1)
  put(image, picture, 171, 3 - peep * 2)
  return image
}

export const cones: Animation = {
  delay: [140, 140, 140, 140, 140, 140, 140, 140, 140, 600, 140, 140, 140, 140, 140, 140],
  frames: Array.from({ length: 16 }, (_, frame) => draw(frame)),
  still: 8,
}
