import { box, colour, disc, horizon, modulo, type Pen, shade, size, specks } from "./pixels"
import type { Rgb, Yard } from "./yard"

const { width, height } = size
const mix = (from: Rgb, to: Rgb, part: number): Rgb => [
  from[0] + (to[0] - from[0]) * part,
  from[1] + (to[1] - from[1]) * part,
  from[2] + (to[2] - from[2]) * part,
]

/** Paints the sky in bands, and the sun, lowered to the lake by `set` from 0 to 1. */
export function paintSky(pen: Pen, { high, low, sun }: Yard, set: number): void {
  const bands = 10
  for (let band = 0; band < bands; band++) {
    const top = Math.round((band * horizon) / bands)
    box(pen, colour(mix(high, low, band / (bands - 1))), 0, top, width, horizon / bands + 1)
  }
  const noon = 66 - 50 * sun
  const y = noon + (72 - noon) * set
  disc(pen, "rgb(255 250 214 / 0.35)", 178, y, 15)
  disc(pen, sun < 0.3 ? "#ffd9a0" : "#fff3a0", 178, y, 10)
}

const clouds = specks(4, "clouds")

export function paintClouds(pen: Pen, { low }: Yard, time: number): void {
  const fill = colour(mix(low, [255, 255, 255], 0.55))
  for (const { x, y, speed } of clouds) {
    const left = modulo(x + time * (1 + 2 * speed), width + 60) - 40
    const top = 8 + y * 0.3
    disc(pen, fill, left, top, 11, 3)
    disc(pen, fill, left + 9, top - 3, 7, 4)
    disc(pen, fill, left + 18, top, 9, 3)
  }
}

/** Paints the lake, the far shore and the lawn with its snow. */
export function paintGround(pen: Pen, { ground, high, low, snow }: Yard): void {
  const wood = shade(mix([40, 70, 56], low, 0.25), 0.9)
  for (let x = 0; x < width; x += 4) {
    const treeHeight = 6 + Math.round(4 * Math.sin(x / 17) + 3 * Math.sin(x / 5.3))
    box(pen, colour(wood), x, horizon - 4 - treeHeight, 4, treeHeight + 6)
  }
  box(pen, snow > 0.4 ? "#dbe7f2" : colour(mix(high, [30, 70, 110], 0.35)), 0, horizon - 4, width, 16)
  for (let x = 0; x < width; x += 2) {
    const top = horizon + 5 + Math.round(2 * Math.sin(x / 30) + 1.5 * Math.sin(x / 11)) - Math.round(snow * 3)
    box(pen, colour(ground), x, top, 2, height - top)
    box(pen, colour(shade(ground, snow > 0.2 ? 1.06 : 1.14)), x, top, 2, 2)
  }
  for (const { x, y } of specks(46, "lawn")) {
    const top = horizon + 12 + (y / height) * 26
    box(pen, colour(shade(ground, snow > 0.2 ? 0.93 : 0.84)), x, top, 3, 1)
  }
}

/** Paints the cottage, with light on dark days and smoke on cold ones. */
export function paintCottage(pen: Pen, { snow, lamp, sun }: Yard, time: number): void {
  if (sun < 0.5) {
    for (let puff = 0; puff < 4; puff++) {
      const age = modulo(time * 0.35 + puff / 4, 1)
      const fill = `rgb(230 230 236 / ${0.7 * (1 - age)})`
      disc(pen, fill, 274 + age * 14 + 2 * Math.sin(age * 9), 40 - age * 26, 2 + age * 3)
    }
  }
  box(pen, "#6b5a52", 271, 42, 6, 12)
  box(pen, "#9c2b22", 226, 64, 58, 34)
  for (let x = 229; x < 284; x += 5) box(pen, "#86221b", x, 64, 1, 34)
  for (let row = 0; row < 15; row++) {
    const inset = 27 - row * 2
    box(
      pen,
      row < 2 + snow * 7 && snow > 0.1 ? "#eef5fb" : "#4c4a52",
      222 + inset,
      50 + row,
      66 - 2 * inset,
      1,
    )
  }
  box(pen, "#f3efe6", 226, 64, 3, 34)
  box(pen, "#f3efe6", 281, 64, 3, 34)
  box(pen, "#f3efe6", 233, 70, 22, 19)
  box(pen, lamp ? "#ffd463" : "#33506a", 235, 72, 18, 15)
  box(pen, "#f3efe6", 262, 72, 14, 26)
  box(pen, "#5c6b4c", 264, 74, 10, 24)
  box(pen, "#f5d76e", 272, 86, 1, 2)
}

export function paintSash(pen: Pen): void {
  box(pen, "#f3efe6", 243, 72, 2, 15)
  box(pen, "#f3efe6", 235, 79, 18, 1)
}

const tufts = specks(90, "birch")

/** Paints the birch with its foliage. */
export function paintBirch(pen: Pen, { leaf, leaves, snow }: Yard, time: number): void {
  const sway = Math.sin(time * 0.9)
  box(pen, "#e9e6dc", 56, 30, 5, 66)
  for (let y = 33; y < 94; y += 7) box(pen, "#3b3a38", 56 + ((y * 3) % 3), y, 3, 1)
  for (const [x, y, long] of [
    [61, 44, 16],
    [40, 52, 16],
    [61, 60, 12],
    [44, 36, 12],
  ] as const) {
    for (let i = 0; i < long; i++) {
      box(pen, "#6b5f55", x < 56 ? x + i : x + i, x < 56 ? y - (long - i) / 3 + 6 : y - i / 3, 1, 1)
    }
  }
  if (snow > 0.3) {
    for (const [x, y, long] of [
      [61, 43, 14],
      [42, 53, 12],
      [61, 59, 10],
    ] as const)
      box(pen, "#eef5fb", x, y - long / 5, long, 1)
  }
  tufts.slice(0, Math.round(tufts.length * leaves)).forEach(({ x, y, speed, sway: phase }, i) => {
    const angle = (x / width) * 2 * Math.PI
    const distance = Math.sqrt(y / height)
    const left = 58 + Math.cos(angle) * distance * 34 + (phase > 0.5 ? sway : 0)
    const top = 42 + Math.sin(angle) * distance * 26
    disc(pen, colour(shade(leaf, 0.82 + 0.36 * speed)), left, top, 2 + (i % 3), 2 + (i % 2))
  })
}
