/** Banner 1: hazard stripes that move around a plate with four turning screws. */
import { ink, silver, white, yellow } from "../palette"
import { type Canvas, canvas, dot, ellipse, line, rect } from "../pixels/canvas"
import { printCentred } from "../pixels/text"
import type { Animation } from "../save"

const period = 20

function screw(on: Canvas, x: number, y: number, frame: number) {
  ellipse(on, x, y, 2.2, 2.2, silver)
  dot(on, x - 1, y - 1, white)
  const angle = (frame / 10) * Math.PI
  const [dx, dy] = [Math.cos(angle) * 1.5, Math.sin(angle) * 1.5]
  line(on, [x - dx, y - dy], [x + dx, y + dy], ink)
}

function draw(frame: number): Canvas {
  const image = canvas(234, 30, yellow)
  for (let y = 0; y < 30; y++)
    for (let x = 0; x < 234; x++) {
      const at = (x + y - frame * 2 + 400) % period
      if (at < period / 2) dot(image, x, y, ink)
      else if (at === period / 2) dot(image, x, y, "#fff2a0")
      else if (at === period - 1) dot(image, x, y, "#d8a800")
    }
  rect(image, 21, 4, 192, 22, ink)
  rect(image, 22, 5, 190, 20, yellow)
  rect(image, 22, 24, 190, 1, "#d8a800")
  rect(image, 22, 5, 190, 1, "#fff2a0")
  for (const [x, y] of [
    [26, 9],
    [26, 20],
    [207, 9],
    [207, 20],
  ] as const)
    screw(image, x, y, frame)
  printCentred(image, "UNDER CONSTRUCTION", 117, 10, ink, "display")
  return image
}

export const stripes: Animation = {
  delay: 100,
  frames: Array.from({ length: 10 }, (_, frame) => draw(frame)),
  still: 0,
}
