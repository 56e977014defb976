/** Banner 4: a tower crane brings the missing letter, and takes it away again. */
import { hamster } from "../hamster"
import { amber, coal, grey, ink, navy, yellow } from "../palette"
import { type Canvas, canvas, dot, line, rect } from "../pixels/canvas"
import { put } from "../pixels/layers"
import { advance, print } from "../pixels/text"
import { between, seeded, whole } from "../random"
import type { Animation } from "../save"

const word = "UNDER CONSTRUCTION"
const missing = 12
const left = 64
const top = 18
const gapPx = left + missing * advance("display")

function town(on: Canvas) {
  for (let y = 0; y < 30; y++) rect(on, 0, y, 234, 1, y < 8 ? "#ffb46a" : y < 15 ? "#ffc98a" : "#ffdcb0")
  const random = seeded(44)
  for (let x = 0; x < 234; ) {
    const [w, h] = [whole(random, 8, 18), whole(random, 5, 13)]
    rect(on, x, 28 - h, w, h, "#e89a78")
    for (let i = 0; i < 4; i++)
      dot(on, x + between(random, 1, w - 1), 28 - between(random, 1, h - 1), "#ffe9a0")
    x += w
  }
  rect(on, 0, 28, 234, 2, coal)
}

function tower(on: Canvas, trolley: number) {
  for (let y = 4; y < 28; y += 4) {
    line(on, [30, y], [36, y + 4], amber)
    line(on, [36, y], [30, y + 4], amber)
  }
  for (const x of [30, 36]) rect(on, x, 3, 1, 25, ink)
  rect(on, 4, 3, 218, 1, ink)
  rect(on, 4, 0, 218, 1, ink)
  for (let x = 4; x < 220; x += 6) {
    line(on, [x, 3], [x + 3, 0], yellow)
    line(on, [x + 3, 0], [x + 6, 3], yellow)
  }
  rect(on, 6, 2, 12, 8, grey)
  rect(on, 6, 9, 12, 1, coal)
  rect(on, 26, 4, 14, 9, ink)
  rect(on, 27, 5, 12, 7, "#bfe9ff")
  rect(on, 24, 27, 19, 2, ink)
  rect(on, trolley - 3, 3, 7, 2, ink)
}

type Step = { x: number; drop: number; delay: number }

const away = gapPx + 44
const steps: Step[] = [
  { x: away, drop: 0, delay: 200 },
  { x: away - 11, drop: 0, delay: 140 },
  { x: away - 22, drop: 0, delay: 140 },
  { x: away - 33, drop: 0, delay: 140 },
  { x: gapPx, drop: 0, delay: 220 },
  { x: gapPx, drop: 3, delay: 160 },
  { x: gapPx, drop: 6, delay: 160 },
  { x: gapPx, drop: 10, delay: 1600 },
  { x: gapPx, drop: 6, delay: 160 },
  { x: gapPx, drop: 3, delay: 160 },
  { x: gapPx, drop: 0, delay: 200 },
  { x: away - 33, drop: 0, delay: 140 },
  { x: away - 22, drop: 0, delay: 140 },
  { x: away - 11, drop: 0, delay: 140 },
]

function draw({ x, drop }: Step): Canvas {
  const image = canvas(234, 30)
  town(image)
  const driver = hamster({ helmet: true })
  tower(image, x + 4)
  const cab = canvas(12, 7)
  put(cab, driver, -14, -5)
  put(image, cab, 27, 5)
  ;[...word].forEach((letter, i) => {
    if (i !== missing) print(image, letter, left + i * advance("display"), top, navy, "display")
  })
  for (let y = 5; y < drop + 6; y++) dot(image, x + 4, y, ink)
  rect(image, x, drop + 6, 8, 1, ink)
  rect(image, x, drop + 7, 1, 1, ink)
  rect(image, x + 7, drop + 7, 1, 1, ink)
  print(image, word[missing] ?? "", x, top - 10 + drop, navy, "display")
  return image
}

export const crane: Animation = { delay: steps.map(step => step.delay), frames: steps.map(draw), still: 7 }
