/** Paints the sky with its cloud, the birds on their wire, and rain. */
import { hash } from "../../lib/game/random"
import type { Comment } from "./comments"
import { type Cloud, columns, maxHeight, rains } from "./logic"

type Pen = CanvasRenderingContext2D

export type Picture = {
  cloud: Cloud
  comments: readonly Comment[]
  /** The playback position in columns; null while silent. */
  at: number | null
  /** The column of the pen in keyboard drawing; null otherwise. */
  pen: number | null
  /** Seconds since the picture appeared, for the rain. */
  time: number
}

const coats = ["#d0342c", "#e8a317", "#2f7ed8", "#7a3fb0", "#2f9e44", "#d8579a"]

/** Paints the whole picture, in canvas pixels. */
export function paint(pen: Pen, { cloud, comments, at, pen: column, time }: Picture): void {
  const { width, height } = pen.canvas
  const wet = rains(cloud)
  const ground = Math.round(height * 0.86)
  const wire = Math.round(height * 0.79)
  const base = Math.round(height * 0.62)
  paintSky(pen, width, ground, wet, height, at === null ? 0 : (cloud[Math.floor(at)] ?? 0) / maxHeight)
  paintGround(pen, width, height, ground)
  const wide = width / columns
  const tall = (base - height * 0.06) / maxHeight
  const jump = (i: number) => leap(i, at) * tall * 2.5
  const top = (i: number) => base - (cloud[i] ?? 0) * tall - jump(i)
  for (let i = 0; i < columns; i++) {
    const value = cloud[i] ?? 0
    if (value === 0) continue
    const [x, y] = [Math.round(i * wide), Math.round(top(i))]
    const w = Math.ceil(wide)
    const isPlayed = at !== null && i <= at
    const isHeard = jump(i) > 0
    const body = isHeard
      ? pitchColour(value)
      : isPlayed
        ? wet
          ? "#b9a7c9"
          : "#ffd2b8"
        : wet
          ? "#8d96a8"
          : "#ffffff"
    const shade = isPlayed ? (wet ? "#86719c" : "#f0a48a") : wet ? "#656f84" : "#c3d3e8"
    const belly = Math.round(Math.min(value * 0.35, 3.5) * tall * 0.55)
    pen.fillStyle = shade
    pen.fillRect(x, y, w, base - y + belly)
    pen.fillStyle = body
    pen.fillRect(x, y, w, Math.round((base - y) * 0.72))
    // A rim of light on columns higher than their left neighbour.
    pen.fillStyle = isPlayed ? "#fff0e2" : wet ? "#b6bdca" : "#fffbe8"
    pen.fillRect(x, y, w, Math.max(2, Math.round(tall * 0.5)))
    const left = top(i - 1)
    if (i > 0 && left > y)
      pen.fillRect(x, y, Math.max(2, Math.round(wide * 0.25)), Math.min(left - y, (base - y) * 0.7))
  }
  if (at !== null) paintNotes(pen, cloud, at, wide, top, Math.max(2, Math.round(height / 110)))
  if (wet) paintRain(pen, width, base, ground, time)
  pen.fillStyle = "#3a3a44"
  pen.fillRect(0, wire, width, Math.max(1, Math.round(height / 180)))
  for (const pole of [0.015, 0.5, 0.985])
    pen.fillRect(Math.round(width * pole) - 2, wire - 6, 4, ground - wire + 8)
  for (const comment of comments) paintBird(pen, (comment.at + 0.5) * wide, wire, height, comment, at)
  if (at !== null) {
    pen.fillStyle = "#fff7b0"
    pen.fillRect(Math.round(at * wide), 0, Math.max(2, Math.round(width / 400)), ground)
  }
  if (column !== null) {
    pen.strokeStyle = "#000080"
    pen.lineWidth = Math.max(2, height / 150)
    pen.strokeRect(column * wide, top(column) - 3, wide, base - top(column) + 6)
  }
}

/** The number of columns behind the playback position that are still in motion. */
const leaping = 5

/** Returns how high a column has leapt as it is heard, 0 to 1. */
function leap(column: number, at: number | null): number {
  const behind = at === null ? -1 : at - column
  return behind < 0 || behind > leaping ? 0 : Math.sin((Math.PI * behind) / leaping)
}

/** Returns the colour of a sounding column, from blue when low to red when high. */
const pitchColour = (value: number) => `hsl(${Math.round(240 - (240 * value) / maxHeight)} 90% 62%)`

/** Columns between two notes that rise out of the cloud, and the columns that a note lives. */
const noteEvery = 4
const noteLife = 16

/** Paints the notes that have come out of the cloud, each in the colour of its pitch. */
function paintNotes(
  pen: Pen,
  cloud: Cloud,
  at: number,
  wide: number,
  top: (column: number) => number,
  unit: number,
): void {
  for (let i = 0; i <= at; i += noteEvery) {
    const age = at - i
    const value = cloud[i] ?? 0
    if (value === 0 || age > noteLife) continue
    const x = Math.round((i + 0.5) * wide + Math.sin(age / 2) * unit * 3)
    const y = Math.round(top(i) - unit * (4 + age * 1.6))
    for (const [colour, grow] of [
      ["#1c1c2e", 1],
      [pitchColour(value), 0],
    ] as const) {
      pen.fillStyle = colour
      pen.fillRect(x - grow, y - grow, unit * 3 + 2 * grow, unit * 2 + 2 * grow)
      pen.fillRect(x + unit * 2 - grow, y - unit * 5 - grow, unit + 2 * grow, unit * 6 + 2 * grow)
      pen.fillRect(x + unit * 3 - grow, y - unit * 5 - grow, unit * 2 + 2 * grow, unit * 2 + 2 * grow)
    }
  }
}

function paintSky(
  pen: Pen,
  width: number,
  ground: number,
  wet: boolean,
  height: number,
  /** The opening of the sun's mouth, which sings along: 0 to 1. */
  sings: number,
): void {
  const bands = wet
    ? ["#3d4a63", "#52617c", "#6c7b94", "#8794a8"]
    : ["#3f93dc", "#62abe6", "#8ac4ee", "#b8def5"]
  bands.forEach((colour, i) => {
    pen.fillStyle = colour
    pen.fillRect(0, Math.floor((ground * i) / 4), width, Math.ceil(ground / 4) + 1)
  })
  const [x, y, radius] = [width * 0.9, height * 0.14, height * 0.075]
  pen.fillStyle = wet ? "#a9b08f" : "#ffe45e"
  pen.beginPath()
  pen.arc(x, y, radius, 0, 2 * Math.PI)
  pen.fill()
  pen.fillStyle = "#5a4a10"
  pen.fillRect(x - radius * 0.4, y - radius * 0.25, radius * 0.16, radius * 0.3)
  pen.fillRect(x + radius * 0.25, y - radius * 0.25, radius * 0.16, radius * 0.3)
  pen.fillRect(
    x - radius * 0.35,
    y + radius * (wet ? 0.45 : 0.35) - radius * 0.2 * sings,
    radius * 0.75,
    radius * (0.1 + 0.5 * sings),
  )
}

function paintGround(pen: Pen, width: number, height: number, ground: number): void {
  pen.fillStyle = "#4f9a3c"
  pen.fillRect(0, ground, width, height - ground)
  pen.fillStyle = "#63b04c"
  for (let x = 0; x < width; x += 23)
    pen.fillRect(x + ((x * 7) % 11), ground + ((x * 13) % Math.max(1, height - ground - 4)), 5, 2)
  pen.fillStyle = "#3c7a2e"
  pen.fillRect(0, ground, width, 2)
}

function paintRain(pen: Pen, width: number, base: number, ground: number, time: number): void {
  pen.fillStyle = "#cfe3ff"
  const fall = ground - base
  for (let i = 0; i < 90; i++) {
    const chance = hash(`drop ${i}`)
    const x = (chance % 1009) / 1009
    const y = ((chance >>> 10) % 503) / 503 + time * (0.9 + ((chance >>> 20) % 7) / 14)
    pen.fillRect(Math.round(x * width), Math.round(base + (y % 1) * fall), 2, Math.max(4, fall * 0.08))
  }
}

/** Paints a bird on the wire; the one commenting now opens its beak. */
function paintBird(
  pen: Pen,
  x: number,
  wire: number,
  height: number,
  comment: Comment,
  at: number | null,
): void {
  const unit = Math.max(2, Math.round(height / 110))
  const now = at !== null && at >= comment.at && at < comment.at + 5
  const block = (left: number, top: number, wide: number, tall: number, colour: string) => {
    pen.fillStyle = colour
    pen.fillRect(Math.round(x + left * unit), Math.round(wire - top * unit), wide * unit, tall * unit)
  }
  const coat = comment.own ? "#ffffff" : (coats[hash(comment.who) % coats.length] ?? "#d0342c")
  const hop = now ? 2 : 0
  block(-3, 6 + hop, 6, 5, coat)
  block(-2, 8 + hop, 4, 3, coat)
  block(-4, 4 + hop, 2, 3, "#2a2a33")
  block(-1, 3 + hop, 3, 2, "#fff4d8")
  block(0, 7 + hop, 1, 1, "#111")
  block(2, (now ? 8 : 7) + hop, 2, 1, "#f2b632")
  if (now) block(2, 6 + hop, 2, 1, "#f2b632")
  block(-1, 1, 1, 1, "#5a3a10")
  block(1, 1, 1, 1, "#5a3a10")
}
