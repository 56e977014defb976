/** Grasshoppers in a vineyard: their positions, their hops, and what makes them leave. */
import { type Random, randomInt, seeded } from "../../lib/game/random"

/** The size of the vineyard, in units that make it 100 wide. */
export const field = { width: 100, height: 75 }

/** The number of grasshoppers: one for each day of March up to the 16th. */
export const count = 16

/** The initial minimum distance from the edge. */
const margin = 8

export type Hopper = {
  /** 0 to 15. */
  id: number
  /** The distances from the left and from the top. */
  x: number
  y: number
  facing: "left" | "right"
}

/** Returns all grasshoppers spread over the vineyard, at the same positions for every visitor. */
export function start(): Hopper[] {
  const random = seeded("urho")
  const step = { x: (field.width - 2 * margin) / 4, y: (field.height - 2 * margin) / 4 }
  return Array.from({ length: count }, (_, id) => ({
    id,
    x: margin + step.x * ((id % 4) + 0.25 + random() / 2),
    y: margin + step.y * (Math.floor(id / 4) + 0.3 + random() * 0.4),
    facing: random() < 0.5 ? "left" : "right",
  }))
}

/** Closer to the edge than this they are half outside, and leave. */
const brink = 4

const isInside = ({ x, y }: { x: number; y: number }) =>
  x >= brink && x <= field.width - brink && y >= brink && y <= field.height - brink

const clamped = (value: number, max: number) => Math.min(max - margin, Math.max(margin, value))

/** Returns whether two grasshoppers are far enough apart to be clicked separately. */
const isApart = (one: { x: number; y: number }, other: { x: number; y: number }) =>
  Math.abs(one.x - other.x) >= 9 || Math.abs(one.y - other.y) >= 7

/** Makes one random grasshopper hop a little and stay inside, or turn round if there is no room. */
export function hop(swarm: readonly Hopper[], gone: readonly number[], random: Random): Hopper[] {
  const there = swarm.filter(({ id }) => !gone.includes(id))
  const one = there[randomInt(there.length, random)]
  if (!one) return [...swarm]
  const landings = Array.from({ length: 8 }, () => {
    const [dx, dy] = [(random() - 0.5) * 28, (random() - 0.5) * 20]
    const facing = dx < 0 ? ("left" as const) : ("right" as const)
    return { x: clamped(one.x + dx, field.width), y: clamped(one.y + dy, field.height), facing }
  })
  const isFree = (place: { x: number; y: number }) =>
    there.every(each => each === one || isApart(each, place))
  const turned = { facing: one.facing === "left" ? ("right" as const) : ("left" as const) }
  const landed = { ...one, ...(landings.find(isFree) ?? turned) }
  return swarm.map(each => (each === one ? landed : each))
}

/**
 * Scares the grasshoppers within `reach` of a point: they hop straight away from it, and those that cross the edge
 * leave. Returns the swarm (the same array if none reacted) and the ids of those that left, which keep their
 * positions.
 */
export function scare(
  swarm: readonly Hopper[],
  gone: readonly number[],
  at: { x: number; y: number },
  reach = 11,
): { swarm: readonly Hopper[]; left: number[] } {
  const left: number[] = []
  let isMoved = false
  const next = swarm.map(hopper => {
    const distance = Math.hypot(hopper.x - at.x, hopper.y - at.y)
    if (gone.includes(hopper.id) || !(distance < reach)) return hopper
    isMoved = true
    // At distance 0 there is no direction to flee, so it jumps upwards.
    const [dx, dy] = distance === 0 ? [0, -1] : [(hopper.x - at.x) / distance, (hopper.y - at.y) / distance]
    const landed = { x: hopper.x + dx * 17, y: hopper.y + dy * 17 }
    if (!isInside(landed)) {
      left.push(hopper.id)
      return hopper
    }
    return { ...hopper, ...landed, facing: dx < 0 ? ("left" as const) : ("right" as const) }
  })
  return { swarm: isMoved ? next : swarm, left }
}

/** Returns the ids of the grasshoppers that leave at a shout: the third nearest to the edge, rounded up. */
export function shout(swarm: readonly Hopper[], gone: readonly number[]): number[] {
  const room = ({ x, y }: Hopper) => Math.min(x, field.width - x, y, field.height - y)
  const there = swarm.filter(({ id }) => !gone.includes(id)).sort((a, b) => room(a) - room(b))
  return there.slice(0, Math.ceil(there.length / 3)).map(({ id }) => id)
}
