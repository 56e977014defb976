/** The Earth, turning eastwards: a map with one letter for ten degrees, projected onto a ball of 36 pixels. */
import { ink } from "../palette"
import { type Canvas, canvas, dot } from "../pixels/canvas"
import { outline } from "../pixels/layers"
import type { Animation } from "../save"

const map = [
  "..............####..................",
  ".....#######.#####........##..####..",
  ".###########.####..#...#############",
  "..#..######.#...##.####.###########.",
  ".....########......##############...",
  "......######.......#.#############..",
  ".......###......######.##.#####.....",
  ".........##.....#######..#..##.#....",
  "..........####...#######......##....",
  "..........######...####.......###...",
  "..........#####....###.........###..",
  "..........####.....##.#......####...",
  "..........##.......#..........###...",
  "..........#......................#..",
  "..........#.........................",
  "............#.......................",
  ".####.##.#####...##################.",
  "####################################",
]
const frames = 18
const radius = 16.5

function draw(frame: number): Canvas {
  const image = canvas(38, 38)
  for (let py = 0; py < 38; py++)
    for (let px = 0; px < 38; px++) {
      const [x, y] = [(px - 18.5) / radius, (py - 18.5) / radius]
      const rest = 1 - x * x - y * y
      if (rest < 0) continue
      const latitude = Math.asin(y)
      const longitude = Math.atan2(x, Math.sqrt(rest)) - (frame / frames) * Math.PI * 2
      const row = map[Math.min(17, Math.floor((latitude / Math.PI + 0.5) * 18))] ?? ""
      const at = Math.floor(((longitude / (Math.PI * 2) + 4.55) % 1) * 36)
      const ice = Math.abs(latitude) > 1.24
      const light = 0.35 * x + 0.5 * y < 0.28
      const land = row[at] === "#"
      if (land) dot(image, px, py, ice ? (light ? "#ffffff" : "#c8d8e8") : light ? "#4ab84a" : "#2a7a3a")
      else dot(image, px, py, light ? "#3a8ae0" : "#1c4ea8")
    }
  for (const [px, py] of [
    [11, 9],
    [12, 8],
    [10, 10],
  ] as const)
    dot(image, px, py, "#b8e0ff")
  return outline(image, ink)
}

export const globe: Animation = {
  delay: 130,
  frames: Array.from({ length: frames }, (_, frame) => draw(frame)),
  still: 0,
}
