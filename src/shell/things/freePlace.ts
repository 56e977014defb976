/** The search for a place on the screen where something covers no control. */
import type { Place } from "../../hooks/storage/looseThing"

export type Size = { width: number; height: number }

/** The cost of covering a point on a control, a message, a picture, text, in the toy, in a window and on the desktop. */
export const costs = {
  control: 1000,
  message: 100,
  picture: 10,
  text: 8,
  toy: 4,
  window: 1,
  desktop: 0,
} as const

/** The largest distance of two probed points in CSS pixels: less than the smallest control. */
const probeStepPx = 18

/** The largest distances of two places that are tried, in CSS pixels. */
const columnPx = 80
const rowPx = 36

/** Returns numbers from `from` to `to`, both included, at most `maxStep` apart. */
function stepsBetween(from: number, to: number, maxStep = probeStepPx): number[] {
  const count = Math.max(1, Math.ceil((to - from) / maxStep))
  return Array.from({ length: count + 1 }, (_, i) => from + ((to - from) * i) / count)
}

/** Returns the places along the task bar, from left to right, then those of the rows above it. */
function candidates(size: Size, area: Size): Place[] {
  const columns = stepsBetween(0.02, 0.98, columnPx / Math.max(columnPx, area.width - size.width))
  const rows = stepsBetween(0, 1, rowPx / Math.max(rowPx, area.height - size.height))
  return rows.reverse().flatMap(y => columns.map(x => ({ x, y })))
}

/**
 * Returns the cost of a place: the sum over points of the box, which is `size` large within `area`. Stops at a sum of
 * `limit`.
 */
export function costOf(
  { x, y }: Place,
  size: Size,
  area: Size,
  costAt: (x: number, y: number) => number,
  limit = Infinity,
): number {
  const left = x * (area.width - size.width)
  const top = y * (area.height - size.height)
  let sum = 0
  for (const py of stepsBetween(top + 1, top + size.height - 1))
    for (const px of stepsBetween(left + 1, left + size.width - 1)) {
      sum += costAt(px, py)
      if (sum >= limit) return sum
    }
  return sum
}

/** Returns the first of the places with the lowest cost; `preferred`, if it covers no control. */
export function freePlace(
  size: Size,
  area: Size,
  costAt: (x: number, y: number) => number,
  preferred: Place | null = null,
): Place {
  if (preferred && costOf(preferred, size, area, costAt, costs.control) < costs.control) return preferred
  let best: Place = { x: 1, y: 1 }
  let lowest = Infinity
  for (const place of candidates(size, area)) {
    const cost = costOf(place, size, area, costAt, lowest)
    if (cost < lowest) [best, lowest] = [place, cost]
    if (lowest === 0) break
  }
  return best
}
