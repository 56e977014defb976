/** The cars as rectangles, in metres. */
import type { Car } from "./schema"

export type Size = { length: number; width: number; roof: number }

export const sizes: Record<Car["shape"], Size> = {
  saloon: { length: 4.1, width: 1.7, roof: 1.5 },
  hatch: { length: 4.4, width: 1.8, roof: 2 },
  small: { length: 3.5, width: 1.6, roof: 1.7 },
  van: { length: 5, width: 2, roof: 3.4 },
  estate: { length: 4.7, width: 1.8, roof: 2.7 },
}

export const usualSize = sizes.saloon

type Point = { x: number; y: number }
type Body = Point & { heading: number; size: Size }

/** Returns the corners of a car, in order. */
export function cornersOf({ x, y, heading, size }: Body): Point[] {
  const [cos, sin] = [Math.cos(heading), Math.sin(heading)]
  const half = [
    [1, 1],
    [1, -1],
    [-1, -1],
    [-1, 1],
  ] as const
  return half.map(([along, across]) => {
    const [l, w] = [(along * size.length) / 2, (across * size.width) / 2]
    return { x: x + l * cos - w * sin, y: y + l * sin + w * cos }
  })
}

/** Returns whether two rectangles overlap: no side of either separates them. */
export function overlap(one: readonly Point[], other: readonly Point[]): boolean {
  return [one, other].every(shape =>
    shape.slice(0, 2).every((corner, i) => {
      const next = shape[i + 1] ?? corner
      const axis = { x: next.y - corner.y, y: corner.x - next.x }
      const along = (points: readonly Point[]) => points.map(point => point.x * axis.x + point.y * axis.y)
      const [a, b] = [along(one), along(other)]
      return Math.max(...a) > Math.min(...b) && Math.max(...b) > Math.min(...a)
    }),
  )
}
