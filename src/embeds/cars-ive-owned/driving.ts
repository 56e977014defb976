/** The physics of a car in a yard, seen from above. Units: metres, seconds, radians. */
import type { Car } from "./schema"
import { cornersOf, overlap, type Size, usualSize } from "./sizes"

/** The yard in metres, with the fence's thickness. */
export const yard = { width: 40, height: 22, fence: 0.8 }

export type Drive = {
  x: number
  y: number
  /** In radians: 0 is east, positive is clockwise, since y points down. */
  heading: number
  /** In metres a second; negative in reverse. */
  speed: number
  metres: number
  bumps: number
  /** Seconds since ignition. */
  time: number
  /** Seconds left of the song that was sung to the car. */
  song: number
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
  song: 0,
})

/** The length of a song, in seconds. */
export const songSeconds = 7

/** Returns whether a car that runs on songs has none. */
export const isDead = (fault: Car["fault"], song: number) => fault === "stops" && song <= 0

/** A place in the yard, with the size of the car that stands in it, north to south. */
type Spot = { x: number; y: number; size?: Size }

/**
 * Advances the state by `seconds`, at most 0.1. The car bounces off the fence and parked cars, and counts the bump.
 */
export function step(
  now: Drive,
  hold: Hold,
  fault: Car["fault"],
  parked: readonly Spot[],
  seconds: number,
  size: Size = usualSize,
): Drive {
  const time = now.time + seconds
  const song = Math.max(0, now.song - seconds)
  const top = fault === "lazy" ? 2.5 : 9
  const push = isDead(fault, song) ? 0 : hold.gas * (fault === "lazy" ? 1.2 : 7)
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
  const body = cornersOf({ x, y, heading, size })
  const isOut = body.some(
    corner =>
      corner.x < yard.fence ||
      corner.y < yard.fence ||
      corner.x > yard.width - yard.fence ||
      corner.y > yard.height - yard.fence,
  )
  const hits = (spot: Spot) =>
    overlap(body, cornersOf({ ...spot, heading: Math.PI / 2, size: spot.size ?? usualSize }))
  if (isOut || parked.some(hits)) {
    const bumps = now.bumps + (Math.abs(speed) > 0.6 ? 1 : 0)
    return { ...now, time, song, speed: -speed * 0.3, bumps }
  }
  return { ...now, x, y, heading, speed, time, song, metres: now.metres + Math.abs(speed) * seconds }
}

/** The nearest distance that a hand pulls a car to, in metres, and the angles at which it steers and backs. */
const pull = { near: 1, straight: 0.07, behind: 2.1 }

/** Returns the controls that bring a car towards a point, as a hand pulls it. */
export function steerTo({ x, y, heading }: Drive, point: { x: number; y: number }): Hold {
  const [dx, dy] = [point.x - x, point.y - y]
  if (Math.hypot(dx, dy) < pull.near) return { gas: 0, wheel: 0 }
  const turn = Math.atan2(dy, dx) - heading
  const angle = Math.atan2(Math.sin(turn), Math.cos(turn))
  if (Math.abs(angle) > pull.behind) {
    const slant = Math.PI - Math.abs(angle)
    return { gas: -1, wheel: slant < pull.straight ? 0 : angle > 0 ? 1 : -1 }
  }
  return { gas: 1, wheel: Math.abs(angle) < pull.straight ? 0 : angle > 0 ? 1 : -1 }
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
