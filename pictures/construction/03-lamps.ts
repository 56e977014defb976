/** Banner 3: a road barrier at night whose lamps flash alternately, once a second each. */
import { amber, coal, grey, ink, red, silver, white, yellow } from "../palette"
import { type Canvas, canvas, dot, ellipse, rect } from "../pixels/canvas"
import { printCentred } from "../pixels/text"
import { between, seeded } from "../random"
import type { Animation } from "../save"

const night = "#12163a"

/** Brightness of a lamp by frame, 0 to 2. */
const glow = [0, 1, 2, 2, 1, 0, 0, 0]

function backdrop(on: Canvas) {
  const random = seeded(3)
  for (let i = 0; i < 46; i++)
    dot(on, between(random, 0, 234), between(random, 0, 24), i % 4 ? "#6a74b8" : white)
  ellipse(on, 117, 4, 4, 4, "#fff2c0")
  ellipse(on, 119, 3, 3.4, 3.4, night)
  rect(on, 0, 26, 234, 4, coal)
  for (let x = 4; x < 234; x += 24) rect(on, x, 28, 12, 1, yellow)
}

function lamp(on: Canvas, x: number, power: number) {
  if (power === 2)
    for (let angle = 0; angle < 12; angle++)
      for (const r of [6, 8])
        dot(on, x + Math.cos((angle * Math.PI) / 6) * r, 4 + Math.sin((angle * Math.PI) / 6) * r, "#b86a1a")
  ellipse(on, x, 4, 4.2, 4.2, ink)
  ellipse(on, x, 4, 3.2, 3.2, ["#6a3a10", amber, "#ffc83a"][power] ?? amber)
  if (power === 2) ellipse(on, x, 4, 1.5, 1.5, "#fff8d0")
  dot(on, x - 1, 2, power ? white : "#a8683a")
  rect(on, x - 2, 8, 5, 2, grey)
}

function barrier(on: Canvas) {
  for (const x of [28, 202]) {
    rect(on, x, 9, 4, 18, silver)
    rect(on, x + 3, 9, 1, 18, grey)
    rect(on, x - 4, 26, 12, 2, grey)
  }
  rect(on, 7, 9, 220, 15, ink)
  for (let y = 10; y < 23; y++)
    for (let x = 8; x < 226; x++) dot(on, x, y, (x - y + 40) % 24 < 12 ? red : white)
  rect(on, 30, 10, 174, 13, ink)
  rect(on, 31, 11, 172, 11, white)
  rect(on, 31, 11, 172, 1, silver)
  printCentred(on, "UNDER CONSTRUCTION", 117, 12, red, "display")
}

function draw(frame: number): Canvas {
  const image = canvas(234, 30, night)
  backdrop(image)
  barrier(image)
  ;[16, 63, 171, 218].forEach((x, i) => {
    lamp(image, x, glow[(frame + (i % 2) * 4) % 8] ?? 0)
  })
  return image
}

export const lamps: Animation = {
  delay: 125,
  frames: Array.from({ length: 8 }, (_, frame) => draw(frame)),
  still: 2,
}
