/** The way a conga line has gone: the leader makes it, and everybody else walks along it. */

export type Point = { x: number; y: number }

/** The leader's way, newest point first. */
export type Trail = readonly Point[]

/** The distance between two dancers, and between two points of the trail, in CSS pixels. */
export const gap = 38
const pointGap = 6

/** The leader's speed in pixels a second, and the radius of its circles where it is wanted. */
export const speed = 330
const circle = 70

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y)

/**
 * Returns the point to walk to. Where the leader has arrived it walks in circles, because a conga line never stops.
 */
export function aimAt(leader: Point, target: Point): Point {
  const away = distance(leader, target)
  if (away > circle * 1.3) return target
  const angle = Math.atan2(leader.y - target.y, leader.x - target.x) + 0.7
  return { x: target.x + Math.cos(angle) * circle, y: target.y + Math.sin(angle) * circle * 0.7 }
}

/** Moves the leader towards a point by at most `step` pixels, and keeps the trail for a number of dancers. */
export function walk(trail: Trail, to: Point, step: number, dancers: number): Trail {
  const leader = trail[0] ?? to
  const away = distance(leader, to)
  if (away === 0) return trail
  const part = Math.min(1, step / away)
  const next = { x: leader.x + (to.x - leader.x) * part, y: leader.y + (to.y - leader.y) * part }
  // The first point moves with the leader until it is far enough from the second.
  const rest = trail[1] && distance(leader, trail[1]) < pointGap ? trail.slice(1) : trail
  return [next, ...rest].slice(0, Math.ceil(((dancers + 1) * gap) / pointGap) + 2)
}

/** Returns the point at a distance behind the leader; the start of the trail where it is shorter. */
export function along(trail: Trail, behind: number): Point {
  let left = behind
  for (let i = 1; i < trail.length; i++) {
    const [a, b] = [trail[i - 1] as Point, trail[i] as Point]
    const length = distance(a, b)
    if (length >= left && length > 0) {
      const part = left / length
      return { x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part }
    }
    left -= length
  }
  return trail.at(-1) ?? { x: 0, y: 0 }
}

/** Returns the place of a dancer in a line that stands still: rows above a bottom edge, in turn from either side. */
export function stillPlace(index: number, width: number, bottom: number): Point {
  const perRow = Math.max(1, Math.floor((width - gap) / gap))
  const row = Math.floor(index / perRow)
  const column = index % perRow
  return { x: gap * (row % 2 === 0 ? column + 1 : perRow - column), y: bottom - row * 74 }
}
