/** The animation of leaves that are raked together and jumped into. */
import { leaves, leavesPerPull } from "./chores"

/** The times in seconds after a press at which the heap is complete, the hamster lands in it and he is up again. */
export const heapedAtSeconds = 0.6
export const landedAtSeconds = 1.15
export const risenAtSeconds = 2.6

export type Spot = { x: number; y: number }

/** Returns the position of a leaf in the heap, relative to the middle of its base; the lowest row comes first. */
export function heapPosition(i: number, count: number): Spot {
  let row = 0
  let first = 0
  let rowLength = Math.ceil(Math.sqrt(count * 2))
  while (i >= first + rowLength && rowLength > 1) {
    first += rowLength
    rowLength--
    row++
  }
  return { x: (i - first - (rowLength - 1) / 2) * 4, y: -row * 4 }
}

/**
 * Returns the position of a leaf, `since` seconds after press number `done`: on the lawn, on its way to the heap at
 * `middle`, in it, or thrown out to another position. `lawn` has the initial positions of all leaves.
 */
export function leafAt(i: number, done: number, since: number, lawn: readonly Spot[], middle: Spot): Spot {
  const spot = (round: number) =>
    lawn[i < round * leavesPerPull ? (i * 5 + round * 11) % leaves : i] ?? middle
  if (i >= done * leavesPerPull) return spot(0)
  const heap = heapPosition(i, done * leavesPerPull)
  const [from, to] =
    since < landedAtSeconds
      ? [spot(done - 1), { x: middle.x + heap.x, y: middle.y + heap.y }]
      : [{ x: middle.x + heap.x, y: middle.y + heap.y }, spot(done)]
  const part = Math.min(
    1,
    since < landedAtSeconds ? since / heapedAtSeconds : (since - landedAtSeconds) / (0.8 + (i % 5) * 0.12),
  )
  if (part === 1) return to
  const up = since < landedAtSeconds ? 4 : 34 + (i % 7) * 6
  return {
    x: from.x + (to.x - from.x) * part,
    y: from.y + (to.y - from.y) * part - up * Math.sin(part * Math.PI),
  }
}
