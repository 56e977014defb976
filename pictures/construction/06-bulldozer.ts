/** Banner 6: a bulldozer shoves loose letters together; when it backs off, they spring apart. */
import { hamster } from "../hamster"
import { amber, coal, grey, ink, navy, silver, soil, yellow } from "../palette"
import { type Canvas, canvas, dot, ellipse, line, polygon, rect } from "../pixels/canvas"
import { outline, put, turn } from "../pixels/layers"
import { print } from "../pixels/text"
import { between, seeded } from "../random"
import type { Animation } from "../save"

const word = "UNDER CONSTRUCTION"

function bulldozer(frame: number): Canvas {
  const image = canvas(58, 30)
  rect(image, 6, 11, 32, 9, yellow)
  rect(image, 6, 18, 32, 2, amber)
  rect(image, 9, 5, 2, 6, coal)
  for (const x of [27, 30, 33]) rect(image, x, 13, 2, 4, amber)
  rect(image, 13, 1, 17, 11, coal)
  rect(image, 15, 3, 13, 9, "#bfe9ff")
  const cab = canvas(13, 9)
  put(cab, hamster({ helmet: true, blink: frame === 7 }), -13, -3)
  put(image, cab, 15, 3)
  ellipse(image, 9, 23, 5, 4.4, coal)
  ellipse(image, 36, 23, 5, 4.4, coal)
  rect(image, 9, 19, 28, 9, coal)
  for (const x of [11, 20, 29, 36]) ellipse(image, x - 1, 23, 2.6, 2.6, grey)
  for (let x = 5 + (frame % 3); x < 41; x += 3) for (const y of [19, 27]) dot(image, x, y, silver)
  line(image, [38, 21], [47, 21], amber, 2)
  polygon(
    image,
    [
      [46, 11],
      [49, 9],
      [48, 16],
      [49, 22],
      [53, 27],
      [46, 27],
    ],
    silver,
  )
  rect(image, 46, 12, 1, 15, grey)
  return outline(image, ink)
}

/** Position of the blade in pixels, by frame. */
const travel = [0, 5, 10, 15, 20, 25, 30, 34, 34, 34, 26, 17, 8, 2]

function draw(frame: number): Canvas {
  const image = canvas(234, 30, "#ffe9b0")
  rect(image, 0, 27, 234, 3, soil)
  const random = seeded(6)
  for (let i = 0; i < 50; i++)
    dot(image, between(random, 0, 234), between(random, 27, 30), i % 2 ? "#9a6a3e" : "#54301a")
  const dx = travel[frame] ?? 0
  const blade = 33 + dx
  const loose = 1 - dx / 34
  let place = blade
  ;[...word].forEach((letter, i) => {
    const rest = 35 + i * 11.1
    const x = frame > 9 ? blade + 1 + i * (9 + 2.15 * loose) : Math.max(rest, place)
    place = x + 9
    const moved = frame > 9 ? loose < 0.9 : x > rest + 0.5
    const piece = canvas(16, 16)
    print(piece, letter, 4, 3, navy, "display")
    const fallen = !moved && loose > 0 && i % 3 === 1
    const bounce = frame > 9 ? [0, 2, 4, 2, 0][(frame + i) % 5] : 0
    put(image, fallen ? turn(piece, Math.PI / 2) : piece, x - 4, (fallen ? 15 : 14) - (bounce ?? 0))
  })
  put(image, bulldozer(frame), dx - 20, 0)
  const puff = (frame % 4) * 2
  if (frame < 10) ellipse(image, dx - 11 - puff, 4 - puff / 3, 1 + puff / 3, 1 + puff / 3, grey)
  return image
}

export const bulldozing: Animation = {
  delay: [400, 120, 120, 120, 120, 120, 120, 700, 400, 900, 110, 110, 110, 110],
  frames: travel.map((_, frame) => draw(frame)),
  still: 8,
}
