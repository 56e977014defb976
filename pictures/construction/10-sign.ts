/** Banner 10: the Finnish roadworks sign, with a hamster who works in place of the man. */
import { ink, orange, red, white, yellow } from "../palette"
import { type Canvas, canvas, ellipse, line, polygon, rect } from "../pixels/canvas"
import { mirror, put, sprite } from "../pixels/layers"
import { printCentred } from "../pixels/text"
import type { Animation } from "../save"

/** Positions of the shovel's tip by frame: into the heap, lifted, thrown. */
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
  const image = canvas(36, 30)
  polygon(
    image,
    [
      [18, 0],
      [36, 30],
      [0, 30],
    ],
    ink,
  )
  polygon(
    image,
    [
      [18, 1],
      [35, 29.5],
      [1, 29.5],
    ],
    red,
  )
  polygon(
    image,
    [
      [18, 7],
      [30.5, 27.5],
      [5.5, 27.5],
    ],
    yellow,
  )
  ellipse(image, 10.5, 27, 3.4, 4, ink)
  rect(image, 6, 27, 24, 2, red)
  const [x, y] = tips[frame] ?? tips[0]
  const bend = frame < 3 ? 1 : 0
  const body = sprite(worker, { "#": ink, o: yellow })
  put(image, body, 16 - bend, 11 + bend)
  line(image, [20, 19], [x, y], ink)
  rect(image, x - 1, y - 1, 2, 3, ink)
  if (frame === 4) rect(image, x - 1, y - 4, 3, 2, ink)
  if (frame === 5) rect(image, x - 4, y + 2, 3, 2, ink)
  return image
}

function draw(frame: number): Canvas {
  const image = canvas(234, 30, orange)
  rect(image, 0, 0, 234, 30, ink)
  rect(image, 1, 1, 232, 28, yellow)
  rect(image, 3, 3, 228, 24, ink)
  rect(image, 4, 4, 226, 22, yellow)
  rect(image, 2, 0, 44, 30, white)
  rect(image, 188, 0, 44, 30, white)
  for (const x of [2, 45, 188, 231]) rect(image, x, 0, 1, 30, ink)
  for (const x of [0, 232]) rect(image, x, 0, 2, 30, ink)
  const picture = road(frame)
  put(image, picture, 6, 0)
  put(image, mirror(road((frame + 4) % 8)), 192, 0)
  printCentred(image, "TYÖN ALLA", 117, 5, ink, "display")
  printCentred(image, "UNDER CONSTRUCTION", 117, 18, ink, "bold")
  return image
}

export const roadSign: Animation = {
  delay: 140,
  frames: Array.from({ length: 8 }, (_, frame) => draw(frame)),
  still: 3,
}
