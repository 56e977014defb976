/** Straw stars: straight straws between points of a circle that are a fixed number of points apart. */

/** Returns the greatest common divisor of two positive integers. */
function divisor(a: number, b: number): number {
  return b === 0 ? a : divisor(b, a % b)
}

/** Returns the corners of a star of radius 100 around 0, 0, as a list for each closed polygon. */
export function strawStar(points: number, skip: number): { x: number; y: number }[][] {
  const pieces = divisor(points, skip)
  return Array.from({ length: pieces }, (_, piece) =>
    Array.from({ length: points / pieces }, (_, i) => {
      const angle = ((piece + i * skip) / points) * 2 * Math.PI - Math.PI / 2
      return { x: Math.round(Math.cos(angle) * 10_000) / 100, y: Math.round(Math.sin(angle) * 10_000) / 100 }
    }),
  )
}

/** Returns the largest skip that gives a distinct star; larger ones are mirror images. */
export function maxSkip(points: number): number {
  return Math.ceil(points / 2) - 1
}
