/** Banner 9: a paint roller reveals the words in the colours of the rainbow. */
import { hamster } from "../hamster"
import { coal, ink, silver, white } from "../palette"
import { type Canvas, canvas, dot, isSolid, line, mix, rect } from "../pixels/canvas"
import { outline, put } from "../pixels/layers"
import { print } from "../pixels/text"
import type { Animation } from "../save"

const rainbow = ["#e0202a", "#e85a00", "#b88a00", "#1f8a3a", "#0a6ab8", "#5a2ab0", "#c01a80"]

function colourAt(x: number): string {
  const at = (x / 170) * (rainbow.length - 1)
  const first = Math.min(rainbow.length - 2, Math.floor(at))
  return mix(rainbow[first] ?? ink, rainbow[first + 1] ?? ink, Math.round((at - first) * 4) / 4)
}

function words(): Canvas {
  const stencil = canvas(170, 30)
  print(stencil, "UNDER CONSTRUCTION", 4, 10, ink, "display")
  const image = canvas(170, 30)
  for (let y = 0; y < 30; y++)
    for (let x = 0; x < 170; x++) {
      if (isSolid(stencil, x, y)) dot(image, x, y, colourAt(x))
      else if (isSolid(stencil, x - 1, y - 1)) dot(image, x, y, "#d8ccb0")
    }
  return image
}

function wall(): Canvas {
  const image = canvas(234, 30, "#f4ecd8")
  for (let x = 0; x < 234; x += 26) rect(image, x, 0, 1, 26, "#e4d8bc")
  rect(image, 0, 25, 234, 1, "#c8b890")
  rect(image, 0, 26, 234, 4, "#a8784a")
  rect(image, 0, 26, 234, 1, "#8a5e36")
  return image
}

/** Draws drips under some letters, which grow after the roller has passed. */
function drips(on: Canvas, edge: number) {
  for (const [x, longest] of [
    [14, 4],
    [40, 3],
    [84, 5],
    [118, 3],
    [150, 4],
  ] as const) {
    const age = Math.floor((edge - x) / 24)
    if (age > 0) rect(on, 6 + x, 20, 1, Math.min(longest, age), colourAt(x))
  }
}

function draw(frame: number): Canvas {
  const image = wall()
  const edge = Math.min(172, frame * 14)
  const painted = canvas(Math.max(1, edge), 30)
  put(painted, words(), 0, 0)
  put(image, painted, 6, 0)
  drips(image, edge)
  const tool = canvas(30, 30)
  rect(tool, 3, 6, 6, 16, colourAt(edge))
  for (let y = 7 + (frame % 3); y < 21; y += 3) rect(tool, 4, y, 4, 1, mix(colourAt(edge), white, 0.45))
  line(tool, [9, 13], [13, 13], silver)
  line(tool, [13, 13], [13, 19], silver)
  line(tool, [13, 19], [19, 19], coal, 2)
  put(image, outline(tool, ink), edge + 1, 0)
  const finished = frame > 12
  put(image, hamster({ left: true, step: finished ? 0 : frame % 4, blink: frame === 14 }), edge + 18, 6)
  return image
}

export const painting: Animation = {
  delay: Array.from({ length: 16 }, (_, frame) => (frame < 13 ? 150 : frame === 14 ? 200 : 1000)),
  frames: Array.from({ length: 16 }, (_, frame) => draw(frame)),
  still: 13,
}
