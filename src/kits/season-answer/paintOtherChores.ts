/** Painting of the chores of a question in the other seasons. */
import type { Season } from "../../lib/calendar/season"
import type { Progress } from "./chores"
import { beds, paintFeet, paintHamster } from "./paintSeason"
import { box, colour, disc, horizon, modulo, type Pen, shade, specks } from "./pixels"
import { heapX, poseAt, runUpSeconds, startX } from "./ski"
import type { Yard } from "./yard"

const floor = horizon + 14

const digits = ["26227", "61247", "61216", "55711", "74616", "34757", "71244", "75757"]

/** Paints a digit, 1 to 8, in 3 by 5 pixels. */
function paintDigit(pen: Pen, n: number, x: number, y: number): void {
  const rows = digits[n - 1] ?? ""
  for (let row = 0; row < rows.length; row++)
    for (let bit = 0; bit < 3; bit++)
      if (Number(rows.charAt(row)) & (4 >> bit)) box(pen, "#7a4a00", x + bit, y + row, 1, 1)
}

/**
 * Paints the sown seeds, each with a numbered stick and the snow on it. `fall` is the progress of the last seed, 0 to
 * 1.
 */
export function paintSticks(pen: Pen, { done }: Progress, { snow }: Yard, fall: number): void {
  beds.slice(0, done).forEach((x, i) => {
    const y = floor + 6 + ((i * 7) % 13)
    if (i === done - 1 && fall < 1) {
      box(pen, "#e0b000", x - 1, y + 8 - 60 * (1 - fall * fall), 3, 3)
      return
    }
    disc(pen, snow > 0.2 ? "#e9f1f8" : "#5a3d22", x, y + 8, 4, 2)
    box(pen, "#8a5a2a", x + 5, y - 2, 1, 11)
    box(pen, "#fff8dc", x + 3, y - 6, 5, 7)
    paintDigit(pen, i + 1, x + 4, y - 5)
    if (snow > 0.4) box(pen, "#fff", x + 3, y - 7, 5, 1)
  })
}

/** Paints the heap that the skier hits, of snow, leaves or soil; `hit` is the progress of its scattering, 0 to 1. */
function paintHeap(pen: Pen, season: Season, { ground }: Yard, hit: number): void {
  const fills =
    season === "autumn"
      ? ["#d9541e", "#efa51f", "#b8321b"]
      : [1.15, 0.8, 0.95].map(by => colour(shade(ground, by)))
  bits.forEach(({ x, y, speed, sway }, i) => {
    const out = (x / 300) * 2 - 1
    const up = (y / 124) * 11 * (1 - out * out)
    const part = Math.min(1, hit * (0.8 + 0.4 * speed))
    const left = heapX + out * 15 + part * (12 + 40 * sway)
    const top = floor + 17 - up - Math.sin(part * Math.PI) * 34 * speed + up * part
    box(pen, fills[i % 3] ?? "", left, top, 4, 3)
  })
}
const bits = specks(70, "heap")

const skis = (pen: Pen, x: number, y: number) => {
  box(pen, "#d8261c", x - 14, y + 1, 28, 1)
  box(pen, "#d8261c", x - 12, y + 3, 28, 1)
  box(pen, "#d8261c", x + 14, y, 2, 1)
}

/** The state of the skier: seconds since the release, and the power gathered by holding, 0 to 1 or null. */
export type Skiing = { progress: Progress; since: number; held: number | null; time: number }

/** Paints the skier before, during and after his run into the heap. */
export function paintSkier(
  pen: Pen,
  season: Season,
  yard: Yard,
  { progress, since, held, time }: Skiing,
): void {
  const power = progress.power ?? 0
  const isBegun = progress.done > 0 && held === null
  const pose = isBegun ? poseAt(power, since) : { x: startX, y: floor + 6, turns: 0, state: "runs" as const }
  const { x, y, state } = pose
  paintHeap(pen, season, yard, isBegun && state !== "runs" ? Math.min(1, (since - runUpSeconds) / 1.2) : 0)
  if (held !== null || (isBegun && state === "runs"))
    specks(8 + Math.round((held ?? 1) * 26), "scrape").forEach(({ x: dx, y: dy }, i) => {
      const age = modulo(time * 3 + i * 0.37, 1)
      const fill = colour(shade(yard.ground, 0.8 + (i % 3) * 0.3))
      box(pen, fill, x - 12 - age * (10 + (dx % 26)), y + 14 - Math.sin(age * Math.PI) * (dy % 22), 2, 2)
    })
  if (state === "lies") {
    const kick = Math.round(Math.sin(time * 9))
    for (const side of [-4, 3]) {
      box(pen, "#d8261c", x + side + kick, y - 26, 1, 24)
      box(pen, "#d8261c", x + side + kick + 1, y - 27, 1, 2)
    }
    paintFeet(pen, x + kick, y)
    return
  }
  const shiver = held === null ? 0 : Math.round(Math.sin(time * 40) * (1 + held))
  if (state === "runs") skis(pen, x + 6 - shiver, y + 10)
  else {
    box(pen, "#d8261c", x - 16, y + 4 - 8 * Math.sin(since * 9), 26, 1)
    box(pen, "#d8261c", x - 4 + 10 * Math.cos(since * 8), y - 12, 1, 26)
  }
  const lean = held === null ? 0 : 2
  paintHamster(
    pen,
    x + lean + shiver - (state === "runs" ? 0 : 6),
    y - 2 - (state === "runs" ? 0 : 4),
    pose.turns,
  )
  if (state === "runs") {
    box(pen, "#1f4fa8", x + 1 + lean + shiver, y - 4, 10, 3)
    disc(pen, "#fff", x + 6 + lean + shiver, y - 6, 1)
    box(pen, "#555", x - 5 - shiver * 2, y - 1, 1, 12)
    box(pen, "#555", x + 15 + shiver * 2, y - 1, 1, 12)
  }
  if (held === null) return
  box(pen, "#111", x - 10, y - 18, 34, 6)
  box(pen, held >= 0.95 ? "#ff4b3a" : "#ffd400", x - 9, y - 17, 32 * held, 4)
}

/** Paints the hamster in a deckchair with sunglasses, under the snow or leaves that have fallen. */
export function paintSitter(pen: Pen, { snow, litter }: Yard): void {
  const [x, y] = [150, floor + 2]
  for (const [from, width] of [
    [x - 6, 3],
    [x + 18, 3],
  ] as const)
    box(pen, "#8a5a2a", from, y + 8, width, 10)
  box(pen, "#8a5a2a", x - 8, y + 12, 32, 2)
  for (let stripe = 0; stripe < 6; stripe++)
    box(pen, stripe % 2 ? "#fff" : "#d8261c", x - 8 + stripe * 5, y + 8 - (stripe > 3 ? 6 : 0), 5, 4)
  paintHamster(pen, x + 2, y - 4)
  box(pen, "#111", x + 3, y, 4, 3)
  box(pen, "#111", x + 9, y, 4, 3)
  box(pen, "#111", x + 7, y, 2, 1)
  const snowDepth = Math.round(snow * 7)
  if (snowDepth > 0) {
    disc(pen, "#fff", x + 8, y - 4, 5, Math.max(1, snowDepth - 3))
    box(pen, "#fff", x - 8, y + 10 - snowDepth, 32, Math.max(1, snowDepth - 1))
  }
  if (litter > 0.3) {
    box(pen, "#efa51f", x + 4, y - 6, 5, 2)
    box(pen, "#d9541e", x + 10, y + 7, 4, 2)
    box(pen, "#c97b1a", x - 4, y + 7, 4, 2)
  }
}

const dropped: Record<Season, string> = {
  winter: "#ffffff",
  spring: "#c9a24a",
  summer: "#3f9a34",
  autumn: "#d9541e",
}

/** Paints what has fallen from the shaken birch; `fall` is the progress of the last piece, 0 to 1. */
export function paintShaken(pen: Pen, { done }: Progress, season: Season, fall: number): void {
  const fill = dropped[season]
  for (let i = 0; i < done; i++) {
    const part = i === done - 1 ? fall : 1
    const x = 36 + ((i * 23) % 46) + 4 * Math.sin(part * 7) * (1 - part)
    const y = 44 + (floor + 2 + ((i * 5) % 9) - 44) * part * part
    if (season === "winter") disc(pen, fill, x, y, 3, 2)
    else if (season === "spring") box(pen, fill, x, y, 2, 5)
    else disc(pen, fill, x, y, 2, 2)
  }
}
