/** Stars of straw: straight straws round a circle, each from one point to another some points further on. */

/** The greatest common divisor of two whole numbers above 0. */
function divisor(a: number, b: number): number {
  return b === 0 ? a : divisor(b, a % b)
}

/** The corners of a star of radius 100 about 0, 0, a list for each piece that has to be laid on its own. */
export function strawStar(points: number, skip: number): { x: number; y: number }[][] {
  const pieces = divisor(points, skip)
  return Array.from({ length: pieces }, (_, piece) =>
    Array.from({ length: points / pieces }, (_, i) => {
      const angle = ((piece + i * skip) / points) * 2 * Math.PI - Math.PI / 2
      return { x: Math.round(Math.cos(angle) * 10_000) / 100, y: Math.round(Math.sin(angle) * 10_000) / 100 }
    }),
  )
}

/** The largest step that still makes a star: the next would only be the same one backwards. */
export function maxSkip(points: number): number {
  return Math.ceil(points / 2) - 1
}
