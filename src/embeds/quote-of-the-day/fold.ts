/** A sheet that hangs by its upper edge and is folded up by its lower right corner. */

/** In pixels from the sheet's upper left. */
export type Point = { x: number; y: number }
export type Size = { width: number; height: number }

const cornerOf = ({ width, height }: Size): Point => ({ x: width, y: height })

/** Where paper lets its corner be when a hand pulls it to a point: no further from any place of the edge it hangs by. */
export function held(size: Size, point: Point): Point {
  const corner = cornerOf(size)
  let at = point
  // Whatever is near enough to both ends is near enough to all between them.
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

/** What is open under a sheet whose corner is at a point, and the flap that lies over the rest, as polygons. */
export function fold(size: Size, point: Point): { open: Point[]; flap: Point[] } {
  const corner = cornerOf(size)
  const across = { x: corner.x - point.x, y: corner.y - point.y }
  const length = Math.hypot(across.x, across.y)
  if (length < 1) return { open: [], flap: [] }
  const normal = { x: across.x / length, y: across.y / length }
  /** How far a place is beyond the fold, on the corner's side. */
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

/** The area of a polygon without crossings, in square pixels. */
export function area(polygon: readonly Point[]): number {
  const twice = polygon.reduce((sum, { x, y }, i) => {
    const next = polygon[(i + 1) % polygon.length] ?? { x, y }
    return sum + x * next.y - next.x * y
  }, 0)
  return Math.abs(twice) / 2
}

/** How far the corner is turned up at rest, and by so many seconds of a draught that comes now and then. */
export function restsAt({ width, height }: Size, seconds: number): Point {
  const draught = Math.max(0, Math.sin(seconds * 1.1)) ** 6
  const up = 30 + 22 * draught
  return { x: width - up, y: height - up * 0.9 }
}

/** Where the corner is when the sheet is turned up to be read under, over the edge it hangs by. */
export function turnedUp({ width, height }: Size): Point {
  return { x: width, y: -0.9 * height }
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y)
}
