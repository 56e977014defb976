/** The geometry of a sheet that hangs by its upper edge and is folded up at its lower right corner. */

/** In pixels from the sheet's upper left corner. */
export type Point = { x: number; y: number }
export type Size = { width: number; height: number }

const cornerOf = ({ width, height }: Size): Point => ({ x: width, y: height })

/**
 * Limits the position of a pulled corner: paper doesn't stretch, so it stays within its distance from every point
 * of the upper edge.
 */
export function clampCorner(size: Size, point: Point): Point {
  const corner = cornerOf(size)
  let at = point
  // A point near enough to both ends of the edge is near enough to all points in between.
  for (let i = 0; i < 8; i++) {
    for (const end of [
      { x: size.width, y: 0 },
      { x: 0, y: 0 },
    ]) {
      const [length, far] = [distance(corner, end), distance(at, end)]
      if (far > length)
        at = { x: end.x + ((at.x - end.x) * length) / far, y: end.y + ((at.y - end.y) * length) / far }
    }
  }
  return at
}

/** Returns the uncovered area under a sheet whose corner is at a point, and the flap over the rest, as polygons. */
export function fold(size: Size, point: Point): { open: Point[]; flap: Point[] } {
  const corner = cornerOf(size)
  const across = { x: corner.x - point.x, y: corner.y - point.y }
  const length = Math.hypot(across.x, across.y)
  if (length < 1) return { open: [], flap: [] }
  const normal = { x: across.x / length, y: across.y / length }
  /** Returns the signed distance of a point beyond the fold, on the corner's side. */
  const beyond = ({ x, y }: Point) =>
    (x - (corner.x + point.x) / 2) * normal.x + (y - (corner.y + point.y) / 2) * normal.y
  const { width, height } = size
  const edges = [
    { x: 0, y: 0 },
    { x: width, y: 0 },
    { x: width, y: height },
    { x: 0, y: height },
  ]
  const open: Point[] = []
  edges.forEach((from, i) => {
    const to = edges[(i + 1) % edges.length] ?? from
    const [a, b] = [beyond(from), beyond(to)]
    if (a > 0) open.push(from)
    if (a > 0 === b > 0) return
    const part = a / (a - b)
    open.push({ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part })
  })
  const flap = open.map(place => {
    const twice = 2 * beyond(place)
    return { x: place.x - twice * normal.x, y: place.y - twice * normal.y }
  })
  return { open, flap }
}

/** Returns the area of a simple polygon, in square pixels. */
export function area(polygon: readonly Point[]): number {
  const twice = polygon.reduce((sum, { x, y }, i) => {
    const next = polygon[(i + 1) % polygon.length] ?? { x, y }
    return sum + x * next.y - next.x * y
  }, 0)
  return Math.abs(twice) / 2
}

/** Returns the corner's resting position, lifted a little by an occasional draught; `seconds` is the time. */
export function restingCorner({ width, height }: Size, seconds: number): Point {
  const draught = Math.max(0, Math.sin(seconds * 1.1)) ** 6
  const up = 54 + 18 * draught
  return { x: width - up, y: height - up * 0.9 }
}

/** Returns the corner's position when the sheet is turned up over its upper edge. */
export function turnedUpCorner({ width, height }: Size): Point {
  return { x: width, y: -0.9 * height }
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y)
}
