/** Banner 8: a wall goes up brick by brick, and each brick carries a part of the words. */
import { hamster } from "../hamster"
import { coal, grey, ink, paper, silver, white } from "../palette"
import { type Canvas, canvas, dot, ellipse, line, rect } from "../pixels/canvas"
import { put } from "../pixels/layers"
import { printCentred } from "../pixels/text"
import type { Animation } from "../save"

const [brickW, brickH, left, wide] = [18, 5, 40, 194]
const clay = ["#c8503a", "#b8442e", "#d4604a", "#bc4c38"]

function wall(): Canvas {
  const image = canvas(wide, 25, "#d8cfc0")
  for (let row = 0; row < 5; row++)
    for (let i = -1; i < 12; i++) {
      const x = i * brickW + (row % 2) * 9
      rect(image, x, row * brickH, brickW - 1, brickH - 1, clay[(i * 3 + row * 5 + 6) % 4] ?? "#c8503a")
      rect(image, x, row * brickH, brickW - 1, 1, "#e07a60")
    }
  printCentred(image, "UNDER CONSTRUCTION", wide / 2 + 1, 8, "#6a1a10", "display")
  printCentred(image, "UNDER CONSTRUCTION", wide / 2, 7, paper, "display")
  return image
}

/** Copies the bottom of the wall; `done` is the number of finished courses, with the unfinished one as a fraction. */
function built(on: Canvas, full: Canvas, done: number) {
  const courses = Math.floor(done)
  const part = canvas(wide, 25)
  put(part, full, 0, 0)
  const top = 25 - courses * brickH
  const seen = canvas(wide, courses * brickH)
  put(seen, part, 0, -top)
  put(on, seen, left, 3 + top)
  const along = Math.round((done - courses) * 4) * 54
  if (along === 0 || courses > 4) return
  const shift = ((4 - courses) % 2) * 9
  const strip = canvas(Math.min(wide, along + shift - (shift ? 9 : 0) - 1), brickH)
  put(strip, part, 0, -top + brickH)
  put(on, strip, left, 3 + top - brickH)
}

function draw(frame: number): Canvas {
  const image = canvas(234, 30, "#a8def0")
  ellipse(image, 60, 6, 12, 4, white)
  ellipse(image, 72, 8, 12, 3, white)
  ellipse(image, 176, 5, 14, 3, white)
  rect(image, 0, 27, 234, 3, "#8a8478")
  rect(image, 0, 27, 234, 1, "#a8a294")
  built(image, wall(), Math.min(5, frame * 0.375))
  const busy = frame < 14
  put(image, hamster({ helmet: true, nod: busy ? frame % 2 : 0, blink: frame === 15 }), 4, 6)
  const y = busy ? 18 + (frame % 2) * 3 : 12
  line(image, [29, 20], [33, y], coal, 1)
  line(image, [33, y], [38, y], silver, 2)
  dot(image, 38, y, grey)
  rect(image, 0, 22, 6, 4, clay[0] ?? ink)
  rect(image, 0, 22, 6, 1, "#e07a60")
  return image
}

export const bricklaying: Animation = {
  delay: Array.from({ length: 16 }, (_, frame) => (frame < 14 ? 160 : 1200)),
  frames: Array.from({ length: 16 }, (_, frame) => draw(frame)),
  still: 14,
}
