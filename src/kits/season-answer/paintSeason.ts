/** Painting of each season's own: what falls and flies, the chore and the hamster. */
import type { Season } from "../../lib/calendar/season"
import type { Progress } from "./chores"
import { box, colour, disc, horizon, modulo, type Pen, shade, size, specks, sprite } from "./pixels"
import { heapedAtSeconds, landedAtSeconds, leafAt as placeOf, risenAtSeconds } from "./rake"
import type { Yard } from "./yard"

const { width, height } = size
const floor = horizon + 14

const flakes = specks(90, "snow")

export function paintSnowfall(pen: Pen, time: number, amount: number): void {
  flakes.slice(0, Math.round(flakes.length * amount)).forEach(({ x, y, speed, sway }, i) => {
    const top = modulo(y + time * (8 + 12 * speed), height)
    const left = modulo(x + 5 * Math.sin(time * (0.5 + sway) + i), width)
    box(pen, "#fff", left, top, i % 3 === 0 ? 2 : 1, i % 3 === 0 ? 2 : 1)
  })
}

const falling = specks(26, "leaves")
const lying = specks(42, "litter")
const reds = ["#d9541e", "#efa51f", "#b8321b", "#c97b1a", "#e8c32c"]

function leafAt(pen: Pen, x: number, y: number, i: number, turn: number): void {
  const fill = reds[i % reds.length] ?? "#d9541e"
  const leafWidth = turn > 0 ? 4 : 2
  box(pen, fill, x, y, leafWidth, 3)
  box(pen, fill, x + 1, y - 1, leafWidth - 2 || 1, 5)
}

const lawn = lying.map(({ x, y }) => ({ x: x * 0.72 + 4, y: floor + (y / height) * 22 }))
const middle = { x: 148, y: floor + 22 }

/** Paints the leaves in the air, on the lawn and in the heap; a gust, 0 to 1, blows them all away. */
export function paintLeaves(
  pen: Pen,
  yard: Yard,
  time: number,
  { done }: Progress,
  gust: number,
  since: number,
): void {
  const airborne = Math.round(falling.length * Math.min(1, yard.leaves * 1.4 + 0.15))
  falling.slice(0, airborne).forEach(({ x, y, speed, sway }, i) => {
    const top = modulo(y + time * (6 + 8 * speed), floor + 8) + 4
    const left = modulo(x + 9 * Math.sin(time * (0.6 + sway) + i) + time * 3, width)
    leafAt(pen, left, top, i, Math.sin(time * 2 + i))
  })
  lawn.forEach(({ x, y }, i) => {
    const at = placeOf(i, done, since, lawn, middle)
    const left = gust < 1 ? modulo(x * gust + 150 * (1 - gust), width) : at.x
    const top = gust < 1 ? y - Math.sin(gust * Math.PI) * 40 : at.y
    leafAt(pen, left, top, i, gust < 1 || since > risenAtSeconds ? 1 : Math.sin(since * 14 + i))
  })
  const burst = (since - landedAtSeconds) / 1.1
  if (done === 0 || burst < 0 || burst >= 1) return
  // Further leaves of the heap: more after each press.
  lying.slice(0, 14 + done * 4).forEach(({ x, y, speed }, i) => {
    const out = (x / width - 0.5) * (90 + done * 22)
    const up = (20 + done * 7) * (0.4 + speed)
    const top = middle.y - up * 4 * burst * (1 - burst) + (y / height - 0.5) * 10 * burst
    leafAt(pen, middle.x + out * burst, top, i, Math.sin(burst * 20 + i))
  })
}

/** Paints the snowman after `done` presses, and the snow plough at 0 to 1 of its way. */
export function paintSnowman(pen: Pen, { done }: Progress, plough: number): void {
  const [x, y] = [150, floor + 12]
  if (done > 0) disc(pen, "#fbfdff", x, y, 13, 11)
  if (done > 0) disc(pen, "#d3e0ee", x + 4, y + 5, 8, 4)
  if (done > 1) disc(pen, "#fbfdff", x, y - 17, 9, 8)
  if (done > 2) disc(pen, "#fbfdff", x, y - 29, 7, 6)
  if (done > 3) {
    box(pen, "#e8730c", x, y - 29, 9, 2)
    for (const [dx, dy] of [
      [-3, -32],
      [3, -32],
      [0, -19],
      [0, -14],
      [0, -6],
    ] as const)
      box(pen, "#222", x + dx, y + dy, 2, 2)
  }
  if (done > 4) {
    box(pen, "#1b1b22", x - 7, y - 36, 15, 2)
    box(pen, "#1b1b22", x - 4, y - 45, 9, 9)
    box(pen, "#b3202f", x - 4, y - 38, 9, 2)
  }
  if (plough < 1) {
    const left = -60 + plough * (width + 90)
    box(pen, "#e07a10", left, floor - 12, 34, 20)
    box(pen, "#f4b04a", left + 4, floor - 24, 16, 12)
    box(pen, "#bfe3f2", left + 12, floor - 22, 7, 8)
    box(pen, "#ffd400", left + 8, floor - 27, 5, 3)
    box(pen, "#2b2b30", left + 36, floor - 8, 4, 22)
    disc(pen, "#222", left + 6, floor + 9, 5)
    disc(pen, "#222", left + 26, floor + 9, 5)
    for (const { x: dx, y: dy } of flakes.slice(0, 30))
      box(pen, "#fff", left + 40 + (dx % 24), floor + 12 - (dy % 26), 2, 2)
  }
}

/**
 * Paints the hamster behind the snowball that grows while the button is held, from 0 to 1. At the end it has rolled
 * over him, and only his feet are seen.
 */
export function paintRolling(pen: Pen, held: number, time: number): void {
  const radius = 3 + held * 14
  const x = 30 + held * 84
  const y = floor + 20 - radius
  box(pen, "#d3e0ee", 24, floor + 20, x - 24, 2)
  const isUnder = held >= 0.95
  if (!isUnder) paintHamster(pen, x - radius - 12, floor + 9 - Math.round(Math.abs(Math.sin(time * 12))))
  disc(pen, "#b9c9dc", x, y, radius + 1)
  disc(pen, "#fbfdff", x - 1, y - 1, radius - 1)
  for (const turn of [0, 2.1, 4.2]) {
    const angle = turn + x / radius
    box(pen, "#d3e0ee", x + Math.cos(angle) * radius * 0.6, y + Math.sin(angle) * radius * 0.6, 3, 2)
  }
  if (!isUnder) return
  const kick = Math.round(Math.sin(time * 14) * 2)
  paintFeet(pen, x + kick, y - radius + 3)
}

/** The x coordinates of the coltsfoots, in pixels. */
export const beds = [108, 122, 134, 146, 158, 171, 184, 198]

/** Paints the coltsfoots: `done` of them are open, by `open` from 0 to 1. */
export function paintFlowers(pen: Pen, { done }: Progress, time: number, open = 1): void {
  beds.forEach((x, i) => {
    const y = floor + 6 + ((i * 7) % 13)
    const missingHeight = i < done ? Math.round(10 * (1 - open)) : 0
    box(pen, "#7a8a3a", x, y + missingHeight, 1, 10 - missingHeight)
    if (i < done) {
      const lean = Math.round(Math.sin(time * 1.3 + i))
      const late = Math.min(1, Math.max(0, open * 2 - 0.8 - i * 0.02))
      if (open > 0) disc(pen, "#ffd91a", x + lean, y - 1 + missingHeight, 1 + 4 * late)
      if (late > 0.5) disc(pen, "#e59a00", x + lean, y - 1 + missingHeight, 1)
    } else box(pen, "#b58a2a", x - 1, y - 1, 3, 3)
  })
}

/** Paints meltwater from the eaves and cranes in the sky. */
export function paintThaw(pen: Pen, time: number): void {
  for (let drop = 0; drop < 6; drop++) {
    const age = modulo(time * 0.8 + drop * 0.37, 1)
    box(pen, "#cfeaff", 226 + drop * 11, 66 + age * age * 34, 1, 3)
  }
  for (const [back, up] of [
    [0, 0],
    [16, 7],
    [16, -7],
    [32, 13],
  ] as const) {
    const x = modulo(time * 9 - back, width + 60) - 20
    const flap = Math.sin(time * 4 + back) > 0 ? -2 : 1
    box(pen, "#4a4f5c", x, 22 + up, 7, 1)
    box(pen, "#4a4f5c", x + 1, 22 + up + flap, 2, 1)
    box(pen, "#4a4f5c", x + 4, 22 + up + flap, 2, 1)
  }
}

/** Paints the sun's reflection on the lake, mosquitoes and flowers. */
export function paintSummer(pen: Pen, time: number): void {
  for (let i = 0; i < 9; i++) {
    const shineWidth = 5 + 4 * Math.sin(time * 2 + i * 1.7)
    box(pen, "#ffe9a8", 178 - shineWidth / 2 + 4 * Math.sin(i * 2.3), horizon - 4 + i, shineWidth, 1)
  }
  for (let i = 0; i < 12; i++) {
    const x = 128 + 34 * Math.sin(time * (0.7 + i / 11) + i * 2.1)
    const y = 72 + 17 * Math.sin(time * (1.1 + i / 17) + i)
    box(pen, "#2b2b2b", x, y, 1, 1)
    box(pen, "#2b2b2b", x + 1, y - 1, 1, 1)
  }
  for (const [x, petal] of [
    [22, "#fff"],
    [96, "#6a6fe0"],
    [206, "#fff"],
    [118, "#e86aa6"],
  ] as const) {
    box(pen, "#2f7a2f", x, floor + 12, 1, 6)
    disc(pen, petal, x, floor + 10, 2)
    box(pen, "#ffd91a", x, floor + 10, 1, 1)
  }
}

const hamster = [
  "..kk....kk..",
  ".koykkkkyok.",
  ".kooooooook.",
  "kooooooooook",
  "kookwookwook",
  "kookkookkook",
  "kwwwwppwwwwk",
  "kwwwwwwwwwwk",
  ".kwwwwwwwwk.",
  ".koowwwwook.",
  ".koowwwwook.",
  "..kkpkkpkk..",
]
const fur = { k: "#3a2414", o: "#d98a3a", w: "#fff3e0", y: "#f2b8a0", p: "#f08a8a" }

/** Paints the hamster, rotated clockwise by quarter turns. */
export function paintHamster(pen: Pen, x: number, y: number, turns = 0): void {
  let rows = hamster
  for (let turn = 0; turn < turns % 4; turn++)
    rows = rows.map((_, i) =>
      [...rows]
        .reverse()
        .map(row => row.charAt(i))
        .join(""),
    )
  sprite(pen, rows, fur, x, y)
}

/** Paints the hamster's feet after he has landed on his head; `y` is the surface. */
export function paintFeet(pen: Pen, x: number, y: number): void {
  sprite(pen, hamster.slice(7).reverse(), fur, x - 6, y - 5)
}

/** The seconds since the last press, and the number of presses; null while he isn't raking. */
export type Raking = { since: number; done: number } | null

/** Paints the hamster raking, jumping into the heap and coming back. Returns false while he is under the leaves. */
function paintRaker(pen: Pen, { since, done }: NonNullable<Raking>): boolean {
  const y = floor - 4
  if (since < heapedAtSeconds) {
    const x = 176 + 14 * Math.sin((since / heapedAtSeconds) * Math.PI * 3)
    sprite(pen, hamster, fur, x, y)
    paintRake(pen, x, y)
    return true
  }
  paintRake(pen, 214, y)
  if (since < landedAtSeconds) {
    const part = (since - heapedAtSeconds) / (landedAtSeconds - heapedAtSeconds)
    paintHamster(pen, 176 - 34 * part, y + 12 * part - (34 + 4 * done) * Math.sin(part * Math.PI), 3)
    return true
  }
  if (since > risenAtSeconds) return false
  const hop = Math.max(0, (since - landedAtSeconds - 0.7) / (risenAtSeconds - landedAtSeconds - 0.7))
  sprite(pen, hamster, fur, 142 + 58 * hop, y + 12 * (1 - hop) - Math.abs(Math.sin(hop * Math.PI * 3)) * 8)
  return true
}

function paintRake(pen: Pen, x: number, y: number): void {
  box(pen, "#8a5a2a", x - 5, y - 6, 1, 18)
  for (let tine = 0; tine < 5; tine++) box(pen, "#6a6a70", x - 9 + tine * 2, y + 11, 1, 3)
  box(pen, "#6a6a70", x - 9, y + 11, 9, 1)
}

/** Paints the hamster: outside and dressed in the season of the question, behind the window in any other. */
export function paintPertti(
  pen: Pen,
  isOut: boolean,
  season: Season,
  time: number,
  raking: Raking = null,
): void {
  if (!isOut) {
    sprite(pen, hamster.slice(0, 8), fur, 238, 79 - Math.round(Math.max(0, Math.sin(time * 0.7)) * 2))
    return
  }
  if (raking && paintRaker(pen, raking)) return
  const [x, y] = [200, floor - 4 - Math.round(Math.abs(Math.sin(time * 2.2)) * 2)]
  sprite(pen, hamster, fur, x, y)
  if (season === "winter") {
    box(pen, "#b3202f", x, y + 8, 12, 2)
    box(pen, "#b3202f", x + 9, y + 9, 2, 5)
    box(pen, "#1f4fa8", x + 1, y - 2, 10, 3)
    disc(pen, "#fff", x + 6, y - 4, 1)
  }
  if (season === "autumn") {
    paintRake(pen, raking ? 214 : x, floor - 4)
    if (raking) leafAt(pen, x + 4, y - 3, raking.done, 1)
  }
  if (season === "summer") {
    box(pen, "#111", x + 1, y + 4, 4, 3)
    box(pen, "#111", x + 7, y + 4, 4, 3)
    box(pen, "#111", x + 5, y + 4, 2, 1)
  }
  if (season === "spring") {
    box(pen, "#2f7a2f", x - 3, y + 4, 1, 7)
    disc(pen, "#ffd91a", x - 3, y + 3, 2)
  }
}

/** Paints the late snow that covers the flowers, melting from 0 to 1. */
export function paintLateSnow(pen: Pen, part: number): void {
  if (part >= 1) return
  for (let x = 0; x < width; x += 3)
    box(pen, colour(shade([255, 255, 255], 1)), x, floor - 2 + ((x * 7) % 5), 3, 34 * (1 - part))
}
