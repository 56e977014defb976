/** Banner 2: Pertti digs a hole beside the sign, in ground full of buried treasures of the Internet. */
import { hamster } from "../hamster"
import {
  bark,
  brown,
  coal,
  grey,
  ink,
  mud,
  navy,
  paper,
  red,
  silver,
  sky,
  soil,
  white,
  wood,
} from "../palette"
import { type Canvas, canvas, dot, ellipse, line, rect } from "../pixels/canvas"
import { put } from "../pixels/layers"
import { printCentred } from "../pixels/text"
import { between, seeded } from "../random"
import type { Animation } from "../save"

function ground(on: Canvas) {
  rect(on, 0, 22, 234, 8, soil)
  rect(on, 0, 22, 234, 2, "#3fa34d")
  rect(on, 0, 24, 234, 1, mud)
  const random = seeded(2)
  for (let i = 0; i < 60; i++)
    dot(on, between(random, 0, 234), between(random, 25, 30), i % 2 ? mud : "#9a6a3e")
  for (let i = 0; i < 40; i++) rect(on, between(random, 0, 234), 21, 1, 1, "#3fa34d")
}

function treasures(on: Canvas) {
  rect(on, 64, 25, 5, 5, navy)
  rect(on, 65, 25, 2, 2, silver)
  rect(on, 65, 28, 3, 2, white)
  rect(on, 110, 26, 9, 2, paper)
  for (const [x, y] of [
    [109, 25],
    [109, 28],
    [119, 25],
    [119, 28],
  ] as const)
    rect(on, x, y, 2, 1, paper)
  ellipse(on, 168, 27, 3, 2.4, grey)
  dot(on, 167, 26, white)
  rect(on, 210, 26, 8, 3, coal)
  rect(on, 211, 27, 6, 1, red)
}

function board(on: Canvas) {
  for (const x of [76, 216]) rect(on, x, 4, 3, 20, bark)
  rect(on, 60, 2, 173, 17, brown)
  rect(on, 61, 3, 171, 15, wood)
  for (const y of [7, 13]) rect(on, 61, y, 171, 1, "#b87a3c")
  printCentred(on, "UNDER CONSTRUCTION", 147, 6, ink, "display")
}

/** Angles of the shovel by frame, in radians: down into the heap, then up over the shoulder. */
const angles = [0.9, 1.1, 1.25, 0.9, 0.2, -0.3, -0.2, 0.4]

function shovel(on: Canvas, frame: number) {
  const angle = angles[frame] ?? 0
  const [x, y] = [34 + Math.cos(angle) * 14, 15 + Math.sin(angle) * 10]
  line(on, [32, 15], [x, y], brown, 2)
  rect(on, x - 1, y - 2, 5, 4, silver)
  rect(on, x - 1, y + 2, 5, 1, grey)
  if (frame === 3 || frame === 4) ellipse(on, x + 1, y - 3, 3, 2, mud)
}

function flying(on: Canvas, frame: number) {
  const age = (frame - 5 + 8) % 8
  if (age > 4) return
  for (let i = 0; i < 6; i++) {
    const t = age + i * 0.12
    const [x, y] = [47 - t * (5.5 + i * 0.9), 7 - t * (4 + (i % 3) * 0.8) + t * t * 1.5]
    rect(on, x, y, 2, 2, i % 2 ? mud : soil)
  }
}

function draw(frame: number): Canvas {
  const image = canvas(234, 30, sky)
  ellipse(image, 12, 4, 7, 3, white)
  ellipse(image, 18, 5, 6, 2, white)
  ground(image)
  treasures(image)
  board(image)
  ellipse(image, 4, 23, 9, 6, soil)
  ellipse(image, 3, 21, 5, 3, "#9a6a3e")
  rect(image, 40, 22, 16, 5, mud)
  rect(image, 42, 27, 12, 2, mud)
  put(image, hamster({ helmet: true, nod: frame < 3 ? 1 : 0, blink: frame === 2 }), 11, 1)
  shovel(image, frame)
  flying(image, frame)
  return image
}

export const digging: Animation = {
  delay: 120,
  frames: Array.from({ length: 8 }, (_, frame) => draw(frame)),
  still: 4,
}
