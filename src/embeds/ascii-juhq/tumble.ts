/** The physics of a banner's signs: they fall apart, lie in a heap, and climb up again as another banner. */

import type { Random } from "../../lib/game/random"
import { isBlank } from "../../lib/text/blank"

/** A sign in a grid of cells; speeds in cells a second, `wait` in seconds before it lets go. */
export type Sign = {
  sign: string
  x: number
  y: number
  vx: number
  vy: number
  wait: number
  lies: boolean
}

export type Cell = Pick<Sign, "sign" | "x" | "y">
export type Grid = { columns: number; rows: number }

/** Cells a second, each second. */
const gravity = 70
/** Turns of a sign in the air, in cells that it goes. */
const turnEvery = 1.6
/** Seconds that a climb takes: before the last sign sets out, and on its way. */
const setOut = 0.7
const way = 0.55
export const climbTime = setOut + way

const wheels = ["|/-\\", "_/|\\", "(^)v", "<^>v", "[-]_", "{-}_", "`.',", 'o"o:']

/** A stroke as it looks after so many eighths of a turn. */
export function turned(sign: string, turns: number): string {
  const wheel = wheels.find(wheel => wheel.includes(sign))
  return wheel?.charAt((wheel.indexOf(sign) + turns) % wheel.length) ?? sign
}

/** Every sign of a banner with its place. */
export function cellsOf(art: string): Cell[] {
  return art
    .split("\n")
    .flatMap((row, y) => [...row].map((sign, x) => ({ sign, x, y })))
    .filter(({ sign }) => !isBlank(sign))
}

/** Lines of text with each sign in its cell; what is outside is not seen. */
export function composed(cells: readonly Cell[], { columns, rows }: Grid): string {
  const lines = Array.from({ length: rows }, () => Array<string>(columns).fill(" "))
  for (const { sign, x, y } of cells) {
    const line = lines[Math.round(y)]
    if (line && Math.round(x) >= 0 && Math.round(x) < columns) line[Math.round(x)] = sign
  }
  return lines.map(line => line.join("").trimEnd()).join("\n")
}

/** Hit at a column: the nearest let go first and fly farthest. Signs left of `from` stay where they are. */
export function knocked(cells: readonly Cell[], at: number, random: Random, from = 0): Sign[] {
  return cells.map(({ sign, x, y }) => {
    const far = Math.abs(x - at)
    const force = 26 / (1 + far / 12)
    return {
      sign,
      x,
      y,
      vx: (Math.sign(x - at) || 1) * force * random() + 6 * (random() - 0.5),
      vy: -force * random(),
      wait: x < from ? Number.POSITIVE_INFINITY : far * 0.014 + 0.05 * random(),
      lies: false,
    }
  })
}

/** The signs so many seconds (a tenth at most) later: they fall, bounce off the sides, and slide down the heap. */
export function fallen(signs: readonly Sign[], seconds: number, { columns, rows }: Grid): Sign[] {
  const heap = Array<number>(columns).fill(0)
  const column = (x: number) => Math.min(columns - 1, Math.max(0, Math.round(x)))
  const high = (at: number) => heap[at] ?? rows
  for (const { lies, x } of signs) if (lies) heap[column(x)] = high(column(x)) + 1
  return signs.map(old => {
    if (old.lies || old.wait > seconds) return old.lies ? old : { ...old, wait: old.wait - seconds }
    const vy = old.vy + gravity * seconds
    let vx = old.vx
    let x = old.x + vx * seconds
    if (x < 0 || x > columns - 1) {
      vx *= -0.5
      x = column(x)
    }
    const y = old.y + vy * seconds
    const moved = { ...old, x, y, vx, vy, wait: 0 }
    if (vy < 0 || y < rows - 1 - high(column(x))) return moved
    let at = column(x)
    for (let tries = 0; tries < columns; tries++) {
      const lower = [at - 1, at + 1].filter(next => high(next) < high(at) - 1)
      if (lower[0] === undefined) break
      at = lower[vx > 0 ? lower.length - 1 : 0] ?? at
    }
    const sign = old.sign === "|" ? "_" : turned(old.sign, Math.round(Math.hypot(x, y)))
    heap[at] = high(at) + 1
    return { ...moved, sign, x: at, y: Math.max(0, rows - high(at)), lies: true }
  })
}

/** Whether all that let go lie. */
export const isStill = (signs: readonly Sign[]) =>
  signs.every(({ lies, wait }) => lies || wait === Number.POSITIVE_INFINITY)

/** What a sign in the air looks like: it turns as it goes. */
export function inAir(signs: readonly Sign[]): Cell[] {
  return signs.map(({ sign, x, y, wait, lies }) => ({
    sign: lies || wait > 0 ? sign : turned(sign, Math.floor((x + y) / turnEvery) & 7),
    x,
    y,
  }))
}

/** So many seconds into a climb from where the signs lie to where the new banner has them, its lowest row first. */
export function climbing(from: readonly Cell[], to: readonly Cell[], seconds: number): Cell[] {
  if (from.length === 0) return [...to]
  const lowest = [...to].sort((a, b) => b.y - a.y || a.x - b.x)
  const heap = [...from].sort((a, b) => b.y - a.y || a.x - b.x)
  const left = heap.slice(lowest.length).filter((_, i, all) => seconds < (setOut * (i + 1)) / all.length)
  const on = lowest.map((goal, i) => {
    // Where the heap has too few signs, one is there twice: ASCII is cheap.
    const start = heap[i % heap.length] ?? goal
    const part = Math.min(1, Math.max(0, (seconds - (setOut * i) / lowest.length) / way))
    const eased = part * part * (3 - 2 * part)
    return {
      sign: part === 1 ? goal.sign : part === 0 ? start.sign : turned(start.sign, Math.floor(part * 7)),
      x: start.x + (goal.x - start.x) * eased,
      y: start.y + (goal.y - start.y) * eased - Math.sin(eased * Math.PI),
    }
  })
  return [...left, ...on]
}
