/** Grasshoppers in a vineyard: where they sit, how they hop, and how they are made to leave. */
import { type Random, randomInt, seeded } from "../../lib/game/random"

/** The vineyard, in units of which it is 100 wide. */
export const field = { width: 100, height: 75 }

/** How many there are: one for each day of March, when their day comes. */
export const count = 16

/** How far from the edge they sit when they have not been frightened. */
const margin = 8

export type Hopper = {
  /** 0 to 15. */
  id: number
  /** From the left, and from the top. */
  x: number
  y: number
  facing: "left" | "right"
}

/** All of them, spread over the vineyard, in the same places for everybody. */
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

/** Nearer to the edge than this they are half outside, and go. */
const brink = 4

const isInside = ({ x, y }: { x: number; y: number }) =>
  x >= brink && x <= field.width - brink && y >= brink && y <= field.height - brink

const clamped = (value: number, most: number) => Math.min(most - margin, Math.max(margin, value))

/** Whether two sit so far apart that each can be pressed. */
const isApart = (one: { x: number; y: number }, other: { x: number; y: number }) =>
  Math.abs(one.x - other.x) >= 9 || Math.abs(one.y - other.y) >= 7

/** One of those that are there hops a little, for no reason, and stays inside; or turns, where there is no room. */
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
 * Something comes close at a point: those nearer than `reach` hop straight away from it, and who hops over the edge is
 * out. Gives the swarm (the same one where nobody minded) and the numbers of those that left, who keep their places.
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
    // Right on top of one there is no away: it goes up.
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

/** A shout: the third of those that are there, rounded up, that sit nearest to the edge leave. Their numbers. */
export function shout(swarm: readonly Hopper[], gone: readonly number[]): number[] {
  const room = ({ x, y }: Hopper) => Math.min(x, field.width - x, y, field.height - y)
  const there = swarm.filter(({ id }) => !gone.includes(id)).sort((a, b) => room(a) - room(b))
  return there.slice(0, Math.ceil(there.length / 3)).map(({ id }) => id)
}
