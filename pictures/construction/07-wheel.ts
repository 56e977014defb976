/** Banner 7: a neon sign, powered by a hamster in a wheel. */
import { hamster } from "../hamster"
import { coal, grey, ink, silver, white, yellow } from "../palette"
import { type Canvas, canvas, dot, ellipse, line, mix, rect } from "../pixels/canvas"
import { put } from "../pixels/layers"
import { advance, print } from "../pixels/text"
import type { Animation } from "../save"

const wall = "#2a1430"
const word = "UNDER CONSTRUCTION"

function bricks(on: Canvas) {
  for (let y = 0; y < 30; y += 5)
    for (let x = (y % 2) * 6 - 6; x < 234; x += 12) {
      rect(on, x, y, 11, 4, (x * 7 + y * 3) % 5 ? "#341a3a" : "#3c2044")
    }
}

function wheel(on: Canvas, frame: number) {
  const [cx, cy, r] = [22, 14, 13.5]
  line(on, [cx, cy], [cx - 9, 29], grey, 2)
  line(on, [cx, cy], [cx + 9, 29], grey, 2)
  ellipse(on, cx, cy, r + 0.6, r + 0.6, silver)
  ellipse(on, cx, cy, r - 1.2, r - 1.2, "#40264a")
  for (let i = 0; i < 12; i++) {
    const angle = ((i + frame / 4) / 12) * Math.PI * 2
    line(
      on,
      [cx + Math.cos(angle) * 11, cy + Math.sin(angle) * 11],
      [cx + Math.cos(angle) * 13, cy + Math.sin(angle) * 13],
      coal,
    )
  }
  put(on, hamster({ step: frame % 4, blink: frame === 6 }), cx - 15, 3 - (frame % 2))
  rect(on, 6, 28, 34, 2, grey)
}

function cable(on: Canvas, frame: number) {
  const path = (x: number) => (x < 44 ? 28 : x < 50 ? 28 - (x - 44) * 1.2 : 21)
  for (let x = 38; x < 56; x++) rect(on, x, path(x), 1, 2, ink)
  const spark = 38 + ((frame * 4) % 16)
  for (const [dx, dy] of [
    [0, 0],
    [1, -1],
    [2, 0],
    [1, 1],
    [1, 0],
  ] as const)
    dot(on, spark + dx, path(spark) + dy, yellow)
  dot(on, spark + 1, path(spark), white)
}

function sign(on: Canvas, frame: number) {
  rect(on, 54, 2, 178, 26, ink)
  rect(on, 55, 3, 176, 24, "#160a1e")
  ;[...word].forEach((letter, i) => {
    const near = Math.abs(((i - frame * 1.5 + 24) % 12) - 6) / 6
    const tube = mix("#ff4a9a", "#ffd0e4", 1 - near)
    const x = 62 + i * advance("display")
    print(on, letter, x, 11, "#5a1440", "display")
    print(on, letter, x, 10, tube, "display")
  })
  const bulbs: [number, number][] = []
  for (let x = 57; x < 230; x += 7) bulbs.push([x, 5])
  for (let x = 225; x > 56; x -= 7) bulbs.push([x, 24])
  bulbs.forEach(([x, y], i) => {
    const lit = (i - Math.floor(frame / 2) + 40) % 4 < 2
    rect(on, x, y, 2, 2, lit ? yellow : "#6a4a10")
    if (lit) dot(on, x, y, "#fff8d0")
  })
}

function draw(frame: number): Canvas {
  const image = canvas(234, 30, wall)
  bricks(image)
  sign(image, frame)
  cable(image, frame)
  wheel(image, frame)
  return image
}

export const wheeling: Animation = {
  delay: 130,
  frames: Array.from({ length: 8 }, (_, frame) => draw(frame)),
  still: 0,
}
