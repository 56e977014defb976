/** Positions of the photographs, in per cent of the board. */

import type { LinkedEntry } from "../../lib/content/derivedLists"
import type { Tie } from "./words"

export type Spot = { x: number; y: number; tilt: number }

/** A word on a note, and how it is tied to the photograph beside it. */
export type Note = { word: string; tie: Tie }

/** A page's photograph, or a note, and its position. */
export type Hung =
  | { page: LinkedEntry; note?: undefined; spot: Spot }
  | { note: Note; page?: undefined; spot: Spot }

/** Hangs two notes with the pages between them; a word that is a page needs no note. */
export function hangCase(start: Note, pages: readonly LinkedEntry[], end: Note): Hung[] {
  const items = [
    ...(start.tie === "is" ? [] : [{ note: start }]),
    ...pages.map(page => ({ page })),
    ...(end.tie === "is" ? [] : [{ note: end }]),
  ]
  const spots = alongTheWay(items.length)
  return items.map((item, i) => ({ ...item, spot: spots[i] ?? middle }))
}

/** The maximum number of photographs round the middle one. */
export const maxNeighbours = 6

const ring: readonly Spot[] = [
  { x: 15, y: 25, tilt: -5 },
  { x: 85, y: 24, tilt: 4 },
  { x: 14, y: 76, tilt: 3 },
  { x: 86, y: 77, tilt: -4 },
  { x: 50, y: 17, tilt: 2 },
  { x: 50, y: 84, tilt: -2 },
]

/** The position of the middle photograph. */
export const middle: Spot = { x: 50, y: 50, tilt: -1 }

/** Returns positions round the middle, at most six. */
export function around(count: number): Spot[] {
  return ring.slice(0, Math.max(0, count))
}

/** Returns positions for a route, in rows of about four photographs that alternate in direction. */
export function alongTheWay(count: number): Spot[] {
  const rows = Math.max(1, Math.ceil(count / 4))
  const wide = Math.ceil(count / rows)
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / wide)
    const inRow = Math.min(wide, count - row * wide)
    const across = inRow === 1 ? (row === 0 ? 0.5 : 0) : (i % wide) / (inRow - 1)
    const x = 13 + 74 * (row % 2 === 0 ? across : 1 - across)
    const sway = rows === 1 ? (i % 2 === 0 ? -12 : 12) : i % 2 === 0 ? -3 : 3
    const margin = Math.max(17, 50 / rows)
    const down = rows === 1 ? 50 : margin + ((100 - 2 * margin) * row) / (rows - 1)
    return { x, y: down + sway, tilt: ((i * 37) % 9) - 4 }
  })
}

/** Returns the flashlight's idle position in per cent after some seconds. */
export function wander(seconds: number): { x: number; y: number } {
  return { x: 50 + 34 * Math.sin(seconds * 0.43), y: 50 + 28 * Math.sin(seconds * 0.61 + 1) }
}
