/** The stack of weeks: how they rain down, stand on one another, and fall when one is pulled out below them. */
import type { Random } from "../../lib/game/random"
import { columns } from "./logic"

/** A place in columns from the left and rows from the floor, of a block's lower left corner, with a turn in radians. */
export type Place = { x: number; y: number; turn: number }

export type Body = {
  week: number
  from: Place
  to: Place
  /** The second at which it leaves `from`, and how long it takes. */
  startsAt: number
  seconds: number
  /** The height of its hop on the way, in rows. */
  hop: number
  isOut: boolean
}

/** The rain takes so many seconds in all, and each block so many. */
const [rainSeconds, dropSeconds] = [2.2, 0.7]
/** The number of blocks above a pulled one that hold without it. */
const holding = 6
/** The height that a fallen block adds to a heap. */
const heaped = 0.6

/** Returns a stack that begins to rain at a second. `starts` are the first weeks of all rows. */
export function rain(starts: readonly number[], count: number, at: number): Body[] {
  const bodies: Body[] = []
  let row = 0
  let extra = 0
  for (let week = 0; week < count; week++) {
    while ((starts[row + 1] ?? Infinity) <= week) row++
    const x = week - (starts[row] ?? 0)
    // A year of 53 weeks is rare: its last one falls on the one of the years before.
    const to = { x, y: x === columns - 1 ? extra++ : row, turn: 0 }
    const from = { x, y: to.y + 60, turn: 0 }
    bodies.push({
      week,
      from,
      to,
      startsAt: at + (week / Math.max(count, 300)) * rainSeconds + ((week * 7) % 11) / 90,
      seconds: dropSeconds,
      hop: 0,
      isOut: false,
    })
  }
  return bodies
}

/** Returns the place of a block at a second. */
export function placeAt({ from, to, startsAt, seconds, hop }: Body, at: number): Place {
  const part = Math.max(0, Math.min(1, (at - startsAt) / seconds))
  if (part === 1) return to
  const fallen = part * part
  return {
    x: from.x + (to.x - from.x) * part,
    y: from.y + (to.y - from.y) * fallen + hop * 4 * part * (1 - part),
    turn: from.turn + (to.turn - from.turn) * part,
  }
}

/** Returns the highest row of each column that is taken by some blocks. */
function heights(bodies: readonly Body[]): number[] {
  const tops = Array.from({ length: columns }, () => 0)
  for (const { to, isOut } of bodies) {
    if (isOut) continue
    const column = Math.round(to.x)
    tops[column] = Math.max(tops[column] ?? 0, to.y + 1)
  }
  return tops
}

/** Returns the column in which a block ends that bounces off the walls. */
function reflected(column: number): number {
  const last = columns - 1
  return Math.abs(column < 0 ? -column : column > last ? 2 * last - column : column) % columns
}

/** Returns the stack after a block was pulled out at a second, and the number of blocks that fall because of it. */
export function pullOut(
  bodies: readonly Body[],
  week: number,
  at: number,
  random: Random,
): { bodies: Body[]; fallen: number } {
  const pulled = bodies.find(body => body.week === week)
  if (!pulled) return { bodies: [...bodies], fallen: 0 }
  const { x, y } = pulled.to
  const out = bodies.map(body => (body === pulled ? { ...body, isOut: true } : body))
  const above = out.filter(
    ({ to, isOut }) => !isOut && to.y > y + 0.2 && Math.abs(to.x - x) <= 0.6 + (to.y - y) * 0.9,
  )
  const overhead = above.filter(({ to }) => Math.abs(to.x - x) < 0.6)
  if (overhead.length < holding) return { bodies: out, fallen: 0 }
  const loose = new Set(above)
  const tops = heights(out.filter(body => !loose.has(body)))
  const landed = new Map<Body, Body>()
  for (const body of above.sort((a, b) => a.to.y - b.to.y)) {
    const far = (random() - 0.5) * (6 + (body.to.y - y) * 1.6)
    const column = reflected(Math.round(body.to.x + far))
    // It rolls to the lowest of its neighbours.
    const rest = [0, -1, 1, -3, 3, -6, 6]
      .map(by => reflected(column + by))
      .reduce((a, b) => ((tops[b] ?? 0) < (tops[a] ?? 0) ? b : a))
    const to = {
      x: Math.max(0, Math.min(columns - 1, rest + (random() - 0.5) * 0.7)),
      y: tops[rest] ?? 0,
      turn: (random() - 0.5) * 2.6,
    }
    tops[rest] = to.y + heaped
    landed.set(body, {
      ...body,
      from: body.to,
      to,
      startsAt: at + (body.to.y - y) * 0.018 + random() * 0.15,
      seconds: 0.5 + random() * 0.5,
      hop: 1 + random() * 5,
    })
  }
  return { bodies: out.map(body => landed.get(body) ?? body), fallen: above.length }
}

/** Returns the stack after a block was put back at a second: into its gap, or on top where that has gone. */
export function putBack(bodies: readonly Body[], week: number, at: number): Body[] {
  return bodies.map(body => {
    if (body.week !== week || !body.isOut) return body
    const isTaken = bodies.some(
      ({ to, isOut, week: other }) =>
        !isOut && other !== week && Math.abs(to.x - body.to.x) < 0.9 && Math.abs(to.y - body.to.y) < 0.5,
    )
    const column = Math.round(body.to.x)
    const y = isTaken ? (heights(bodies)[column] ?? 0) : body.to.y
    const from = { x: body.to.x, y: y + 40, turn: 0 }
    return { ...body, isOut: false, from, to: { ...body.to, y }, startsAt: at, seconds: dropSeconds, hop: 0 }
  })
}

/** Returns the block nearest to a place at a second; those that `attracts` names count as so much nearer. */
export function nearest(
  bodies: readonly Body[],
  { x, y, tall }: { x: number; y: number; tall: number },
  at: number,
  attracts: (week: number) => number,
): number | null {
  let best: number | null = null
  let minDistance = 3
  for (const body of bodies) {
    if (body.isOut) continue
    const place = placeAt(body, at)
    const distance = Math.hypot(place.x + 0.5 - x, (place.y + 0.5 - y) * tall) - attracts(body.week)
    if (distance < minDistance) [minDistance, best] = [distance, body.week]
  }
  return best
}
