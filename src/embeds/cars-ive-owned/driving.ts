/** The physics of a car in a yard, seen from above. Units: metres, seconds, radians. */
import type { Car } from "./schema"

/** The yard in metres, with the minimum distance of a car's centre from its edge and from a parked car. */
export const yard = { width: 40, height: 22, edge: 1.6, reach: 2.6 }

export type Drive = {
  x: number
  y: number
  /** In radians: 0 is east, positive is clockwise, since y points down. */
  heading: number
  /** In metres a second; negative in reverse. */
  speed: number
  metres: number
  bumps: number
  /** Seconds since ignition; some faults depend on it. */
  time: number
}

/** The controls held: 1 is forwards or right, -1 backwards or left. */
export type Hold = { gas: -1 | 0 | 1; wheel: -1 | 0 | 1 }

export const initialDrive = (x: number, y: number): Drive => ({
  x,
  y,
  heading: 0,
  speed: 0,
  metres: 0,
  bumps: 0,
  time: 0,
})

/** Returns whether a stalling car is dead at a time: two seconds in every six. */
export const isDead = (fault: Car["fault"], time: number) => fault === "stops" && time % 6 > 4

type Spot = { x: number; y: number }

/**
 * Advances the state by `seconds`, at most 0.1. The car bounces off the fence and parked cars, and counts the bump.
 */
export function step(
  now: Drive,
  hold: Hold,
  fault: Car["fault"],
  parked: readonly Spot[],
  seconds: number,
): Drive {
  const time = now.time + seconds
  const top = fault === "lazy" ? 2.5 : 9
  const push = isDead(fault, time) ? 0 : hold.gas * (fault === "lazy" ? 1.2 : 7)
  // Ground friction; releasing the pedal brakes more, except for a car without brakes.
  const drag = fault === "slippery" ? 0.12 : hold.gas === 0 ? 2.2 : 0.8
  const speed = Math.max(
    -top / 2,
    Math.min(top, (now.speed + push * seconds) * Math.max(0, 1 - drag * seconds)),
  )
  const wheel = (fault === "reverse" ? -hold.wheel : hold.wheel) + (fault === "left" ? -0.35 : 0)
  const heading = now.heading + wheel * 0.32 * speed * seconds
  const x = now.x + Math.cos(heading) * speed * seconds
  const y = now.y + Math.sin(heading) * speed * seconds
  const isOut = x < yard.edge || y < yard.edge || x > yard.width - yard.edge || y > yard.height - yard.edge
  const before = (spot: Spot) => Math.hypot(spot.x - now.x, spot.y - now.y)
  const hit = parked.some(spot => {
    const distance = Math.hypot(spot.x - x, spot.y - y)
    return distance < yard.reach && distance < before(spot)
  })
  if (isOut || hit)
    return { ...now, time, heading, speed: -speed * 0.3, bumps: now.bumps + (Math.abs(speed) > 0.6 ? 1 : 0) }
  return { ...now, x, y, heading, speed, time, metres: now.metres + Math.abs(speed) * seconds }
}

/** Returns the parking places, in a row along the north side. */
export function parkingSpots(count: number): Spot[] {
  const spacing = yard.width / (count + 1)
  return Array.from({ length: count }, (_, i) => ({ x: spacing * (i + 1), y: 4.5 }))
}

/** Tolerances of a parked car: metres to either side and lengthwise, and the sine of its angle to the bay's lines. */
const bay = { sideways: 0.9, lengthwise: 1.1, slant: 0.35 }

/** Returns whether a car stands in a parking place, which runs north to south: in, straight and still. */
export function isParked({ x, y, heading, speed }: Drive, spot: Spot): boolean {
  return (
    Math.abs(x - spot.x) < bay.sideways &&
    Math.abs(y - spot.y) < bay.lengthwise &&
    Math.abs(Math.cos(heading)) < bay.slant &&
    Math.abs(speed) < 0.5
  )
}

/** Returns the controls of the demonstration at a time: a lap of the yard that shows the fault. */
export function demonstration(time: number): Hold {
  const phase = time % 9
  if (phase < 1.6) return { gas: 1, wheel: 0 }
  if (phase < 6) return { gas: 1, wheel: 1 }
  return phase < 8 ? { gas: -1, wheel: -1 } : { gas: 0, wheel: 0 }
}
