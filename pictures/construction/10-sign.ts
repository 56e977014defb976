/** Banner 10: the Finnish road sign, on which the man is a hamster and is in fact working. */
import { ink, orange, red, white, yellow } from "../palette"
import { type Canvas, canvas, ellipse, line, polygon, rect } from "../pixels/canvas"
import { mirror, put, sprite } from "../pixels/layers"
import { printCentred } from "../pixels/text"
import type { Animation } from "../save"

/** The shovel's tip by frame: into the heap, lifted, thrown. */
const tips = [
  [14, 24],
  [13, 25],
  [14, 23],
  [15, 20],
  [14, 17],
  [13, 18],
  [13, 21],
  [14, 23],
] as const

const worker = [
  "..##......",
  ".####.....",
  "#o####....",
  "######....",
  ".#####....",
  "...####...",
  "...#####..",
  "...######.",
  "...######.",
  "....#####.",
  "....#####.",
  "...##.###.",
  "...##..##.",
  "..###.###.",
]

function road(frame: number): Canvas {
  const made = canvas(36, 30)
  polygon(
    made,
    [
      [18, 0],
      [36, 30],
      [0, 30],
    ],
    ink,
  )
  polygon(
    made,
    [
      [18, 1],
      [35, 29.5],
      [1, 29.5],
    ],
    red,
  )
  polygon(
    made,
    [
      [18, 7],
      [30.5, 27.5],
      [5.5, 27.5],
    ],
    yellow,
  )
  ellipse(made, 10.5, 27, 3.4, 4, ink)
  rect(made, 6, 27, 24, 2, red)
  const [x, y] = tips[frame] ?? tips[0]
  const bend = frame < 3 ? 1 : 0
  const body = sprite(worker, { "#": ink, o: yellow })
  put(made, body, 16 - bend, 11 + bend)
  line(made, [20, 19], [x, y], ink)
  rect(made, x - 1, y - 1, 2, 3, ink)
  if (frame === 4) rect(made, x - 1, y - 4, 3, 2, ink)
  if (frame === 5) rect(made, x - 4, y + 2, 3, 2, ink)
  return made
}

function draw(frame: number): Canvas {
  const made = canvas(234, 30, orange)
  rect(made, 0, 0, 234, 30, ink)
  rect(made, 1, 1, 232, 28, yellow)
  rect(made, 3, 3, 228, 24, ink)
  rect(made, 4, 4, 226, 22, yellow)
  rect(made, 2, 0, 44, 30, white)
  rect(made, 188, 0, 44, 30, white)
  for (const x of [2, 45, 188, 231]) rect(made, x, 0, 1, 30, ink)
  for (const x of [0, 232]) rect(made, x, 0, 2, 30, ink)
  const picture = road(frame)
  put(made, picture, 6, 0)
  put(made, mirror(road((frame + 4) % 8)), 192, 0)
  printCentred(made, "TYÖN ALLA", 117, 5, ink, "display")
  printCentred(made, "UNDER CONSTRUCTION", 117, 18, ink, "bold")
  return made
}

export const roadSign: Animation = {
  delay: 140,
  frames: Array.from({ length: 8 }, (_, frame) => draw(frame)),
  still: 3,
}
