/** Draws the frames of the film: Pertti walks in, notices the camera, and hurries out. */
import { hamster } from "../hamster"
import { green, moss, navy, sky, soil, white, yellow } from "../palette"
import { type Canvas, canvas, ellipse, rect } from "../pixels/canvas"
import { enlarge, put } from "../pixels/layers"
import { print, widthOf } from "../pixels/text"

export const width = 160
export const height = 90
export const framesPerSecond = 12
export const frameCount = 42

const ground = 72
const middle = 50

function meadow(frame: number): Canvas {
  const image = canvas(width, height, sky)
  ellipse(image, 138, 16, 9, 9, yellow)
  for (const [x, y] of [
    [20, 14],
    [84, 24],
  ] as const) {
    const drift = x + Math.floor(frame / 6)
    ellipse(image, drift, y, 12, 4, white)
    ellipse(image, drift + 6, y - 3, 7, 4, white)
  }
  rect(image, 0, ground, width, height - ground, green)
  rect(image, 0, ground, width, 2, moss)
  rect(image, 0, ground + 12, width, 6, soil)
  for (let x = 5; x < width; x += 14) rect(image, x, ground + 5 + (x % 3), 2, 2, moss)
  return image
}

/** Draws a tooltip-like speech balloon above his head. */
function balloon(on: Canvas, words: string) {
  const wide = widthOf(words, "bold") + 8
  const left = Math.min(width - wide - 4, middle + 22)
  rect(on, left - 1, 15, wide + 2, 17, navy)
  rect(on, left, 16, wide, 15, white)
  rect(on, left + 6, 31, 3, 4, white)
  print(on, words, left + 4, 20, navy, "bold")
}

/** Draws Pertti: his place, direction and words depend on the part of the film. */
function pertti(on: Canvas, frame: number) {
  const top = ground - 40
  if (frame < 16) {
    const x = -60 + Math.round((frame / 15) * (60 + middle))
    put(on, enlarge(hamster({ step: frame % 4 }), 2), x, top)
  } else if (frame < 30) {
    const pose = { left: frame >= 20, blink: frame === 24 || frame === 27, nod: frame >= 28 ? 1 : 0 }
    put(on, enlarge(hamster(pose), 2), middle, top)
    if (frame >= 22) balloon(on, "Oh. Hello.")
  } else {
    const x = middle - Math.round(((frame - 29) / 11) * (70 + middle))
    put(on, enlarge(hamster({ step: frame % 4, left: true }), 2), x, top)
  }
}

/** Draws a frame of the film, from 0. */
export function draw(frame: number): Canvas {
  const image = meadow(frame)
  pertti(image, frame)
  return image
}
