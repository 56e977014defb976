/** Draws lines and fills shapes like a child: wobbly, from side to side, in the unit square. */
import type { Random } from "../../lib/game/random"

export type Point = readonly [x: number, y: number]

/** Returns the length of a polyline. */
export function lengthOf(points: readonly Point[]): number {
  let sum = 0
  for (let i = 1; i < points.length; i++) {
    const [a, b] = [points[i - 1] as Point, points[i] as Point]
    sum += Math.hypot(b[0] - a[0], b[1] - a[1])
  }
  return sum
}

/** Subdivides a polyline and displaces every point by at most `shake`. */
export function wobble(points: readonly Point[], shake: number, random: Random): Point[] {
  const out: Point[] = []
  const off = () => (random() - 0.5) * 2 * shake
  for (let i = 0; i < points.length; i++) {
    const [x, y] = points[i] as Point
    out.push([x + off(), y + off()])
    const next = points[i + 1]
    if (!next) break
    const steps = Math.min(6, Math.floor(Math.hypot(next[0] - x, next[1] - y) / 0.07))
    for (let s = 1; s <= steps; s++) {
      const part = s / (steps + 1)
      out.push([x + (next[0] - x) * part + off(), y + (next[1] - y) * part + off()])
    }
  }
  return out
}

/** Returns the corners of an oval, slightly more than a full turn, as drawn by hand. */
export function ovalPoints(x: number, y: number, rx: number, ry: number, random: Random): Point[] {
  const begin = random() * 6.28
  return Array.from({ length: 17 }, (_, i) => {
    const turn = begin + (i / 15) * 6.28
    return [x + Math.cos(turn) * rx, y + Math.sin(turn) * ry]
  })
}

/** Returns the hatching of a polygon: parallel lines `gap` apart at `angle` radians. */
export function hatch(polygon: readonly Point[], gap: number, angle: number): [Point, Point][] {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const turned = polygon.map(([x, y]): Point => [x * cos + y * sin, y * cos - x * sin])
  const back = (x: number, y: number): Point => [x * cos - y * sin, y * cos + x * sin]
  const ys = turned.map(([, y]) => y)
  const rows: [Point, Point][] = []
  let isForward = true
  for (let y = Math.min(...ys) + gap / 2; y < Math.max(...ys); y += gap) {
    const hits: number[] = []
    for (let i = 0; i < turned.length; i++) {
      const [a, b] = [turned[i] as Point, turned[(i + 1) % turned.length] as Point]
      if (a[1] <= y === b[1] <= y) continue
      hits.push(a[0] + ((y - a[1]) / (b[1] - a[1])) * (b[0] - a[0]))
    }
    hits.sort((a, b) => a - b)
    for (let i = 0; i + 1 < hits.length; i += 2) {
      const [left, right] = [back(hits[i] as number, y), back(hits[i + 1] as number, y)]
      rows.push(isForward ? [left, right] : [right, left])
    }
    isForward = !isForward
  }
  return rows
}
