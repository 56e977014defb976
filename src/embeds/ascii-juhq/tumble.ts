/** The physics of a banner's characters: they fall, form a heap, and climb back up as another banner. */

import type { Random } from "../../lib/game/random"
import { isBlank } from "../../lib/text/blank"

/**
 * A character on a grid of cells: position in cells, velocity in cells a second, `wait` in seconds before it falls.
 */
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

/** In cells a second squared. */
const gravity = 70
/** The distance in cells after which a character in the air turns by an eighth. */
const cellsPerTurn = 1.6
/** The delay before the last character starts to climb, and the duration of its climb, in seconds. */
const climbDelaySeconds = 0.7
const climbDurationSeconds = 0.55
export const climbSeconds = climbDelaySeconds + climbDurationSeconds

const wheels = ["|/-\\", "_/|\\", "(^)v", "<^>v", "[-]_", "{-}_", "`.',", 'o"o:']

/** Returns a stroke rotated by a number of eighths of a turn. */
export function rotateStroke(sign: string, turns: number): string {
  const wheel = wheels.find(wheel => wheel.includes(sign))
  return wheel?.charAt((wheel.indexOf(sign) + turns) % wheel.length) ?? sign
}

/** Returns the visible characters of a banner with their cells. */
export function cellsOf(art: string): Cell[] {
  return art
    .split("\n")
    .flatMap((row, y) => [...row].map((sign, x) => ({ sign, x, y })))
    .filter(({ sign }) => !isBlank(sign))
}

/** Renders characters as lines of text; those outside the grid are omitted. */
export function renderCells(cells: readonly Cell[], { columns, rows }: Grid): string {
  const lines = Array.from({ length: rows }, () => Array<string>(columns).fill(" "))
  for (const { sign, x, y } of cells) {
    const line = lines[Math.round(y)]
    if (line && Math.round(x) >= 0 && Math.round(x) < columns) line[Math.round(x)] = sign
  }
  return lines.map(line => line.join("").trimEnd()).join("\n")
}

/** Knocks a banner at a column: the nearest characters fall first and fly farthest. Those left of `from` stay. */
export function knockBanner(cells: readonly Cell[], at: number, random: Random, from = 0): Sign[] {
  return cells.map(({ sign, x, y }) => {
    const distance = Math.abs(x - at)
    const force = 26 / (1 + distance / 12)
    return {
      sign,
      x,
      y,
      vx: (Math.sign(x - at) || 1) * force * random() + 6 * (random() - 0.5),
      vy: -force * random(),
      wait: x < from ? Number.POSITIVE_INFINITY : distance * 0.014 + 0.05 * random(),
      lies: false,
    }
  })
}

/**
 * Advances the physics by `seconds`, at most 0.1: the characters fall, bounce off the sides, and slide down the
 * heap.
 */
export function stepPhysics(signs: readonly Sign[], seconds: number, { columns, rows }: Grid): Sign[] {
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
    const sign = old.sign === "|" ? "_" : rotateStroke(old.sign, Math.round(Math.hypot(x, y)))
    heap[at] = high(at) + 1
    return { ...moved, sign, x: at, y: Math.max(0, rows - high(at)), lies: true }
  })
}

/** Returns whether every fallen character has come to rest. */
export const isStill = (signs: readonly Sign[]) =>
  signs.every(({ lies, wait }) => lies || wait === Number.POSITIVE_INFINITY)

/** Returns the cells to draw; characters in the air rotate as they move. */
export function visibleCells(signs: readonly Sign[]): Cell[] {
  return signs.map(({ sign, x, y, wait, lies }) => ({
    sign: lies || wait > 0 ? sign : rotateStroke(sign, Math.floor((x + y) / cellsPerTurn) & 7),
    x,
    y,
  }))
}

/** Returns the cells `seconds` into the climb from the heap to the new banner, lowest row first. */
export function climbCells(from: readonly Cell[], to: readonly Cell[], seconds: number): Cell[] {
  if (from.length === 0) return [...to]
  const lowest = [...to].sort((a, b) => b.y - a.y || a.x - b.x)
  const heap = [...from].sort((a, b) => b.y - a.y || a.x - b.x)
  const left = heap
    .slice(lowest.length)
    .filter((_, i, all) => seconds < (climbDelaySeconds * (i + 1)) / all.length)
  const on = lowest.map((goal, i) => {
    // If the heap has too few characters, some are used twice.
    const start = heap[i % heap.length] ?? goal
    const part = Math.min(
      1,
      Math.max(0, (seconds - (climbDelaySeconds * i) / lowest.length) / climbDurationSeconds),
    )
    const eased = part * part * (3 - 2 * part)
    return {
      sign: part === 1 ? goal.sign : part === 0 ? start.sign : rotateStroke(start.sign, Math.floor(part * 7)),
      x: start.x + (goal.x - start.x) * eased,
      y: start.y + (goal.y - start.y) * eased - Math.sin(eased * Math.PI),
    }
  })
  return [...left, ...on]
}
