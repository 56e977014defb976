/** The physics of a car in a yard, seen from above. Units: metres, seconds, radians. */
import type { Car } from "./schema"
import { cornersOf, overlap, type Size, usualSize } from "./sizes"

/** The yard in metres, with the fence's thickness. */
export const yard = { width: 26, height: 25, fence: 0.8 }

export type Point = { x: number; y: number }

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
  /** The point to which a hand brings the car, also after it has let go; null without one. */
  to: Point | null
  /** Seconds since the hand took hold of the car. */
  pulled: number
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
  to: null,
  pulled: 0,
})

/** The length of a song, in seconds. */
export const songSeconds = 7

/** Returns whether a car that runs on songs has none. */
export const isDead = (fault: Car["fault"], song: number) => fault === "stops" && song <= 0

/** A place in the yard, with the size of the car that stands in it, north to south. */
export type Spot = Point & { size?: Size }

/** A car that is driven: its fault, its size and its bay. */
export type Driven = { fault: Car["fault"]; size?: Size; own?: Spot }

/** Returns whether a car at some place would stand over the fence or over a parked car. */
function isBlocked(at: Point & { heading: number }, size: Size, parked: readonly Spot[]): boolean {
  const body = cornersOf({ ...at, size })
  const isOut = body.some(
    corner =>
      corner.x < yard.fence ||
      corner.y < yard.fence ||
      corner.x > yard.width - yard.fence ||
      corner.y > yard.height - yard.fence,
  )
  const hits = (spot: Spot) =>
    overlap(body, cornersOf({ ...spot, heading: Math.PI / 2, size: spot.size ?? usualSize }))
  return isOut || parked.some(hits)
}

/** Advances the state by `seconds`, at most 0.1: by the pedals if any is held, otherwise by the hand. */
export function advance(now: Drive, hold: Hold, car: Driven, parked: readonly Spot[], seconds: number) {
  const isHeld = hold.gas !== 0 || hold.wheel !== 0
  return now.to && !isHeld
    ? follow({ ...now, to: now.to }, car, parked, seconds)
    : step({ ...now, to: null }, hold, car, parked, seconds)
}

/**
 * Advances the state by `seconds`, at most 0.1. The car bounces off the fence and parked cars, and counts the bump.
 */
export function step(
  now: Drive,
  hold: Hold,
  { fault, size = usualSize, own }: Driven,
  parked: readonly Spot[],
  seconds: number,
): Drive {
  const time = now.time + seconds
  const song = Math.max(0, now.song - seconds)
  const top = fault === "lazy" ? 2.5 : 7
  const push = isDead(fault, song) ? 0 : hold.gas * (fault === "lazy" ? 1.2 : 6)
  const speed = Math.max(
    -top / 2,
    Math.min(top, (now.speed + push * seconds) * Math.max(0, 1 - dragOf(now, hold, fault, own) * seconds)),
  )
  const wheel = (fault === "reverse" ? -hold.wheel : hold.wheel) + (fault === "left" ? -0.35 : 0)
  const heading = now.heading + wheel * 0.32 * speed * seconds
  const x = now.x + Math.cos(heading) * speed * seconds
  const y = now.y + Math.sin(heading) * speed * seconds
  if (isBlocked({ x, y, heading }, size, parked)) {
    const bumps = now.bumps + (Math.abs(speed) > 0.6 ? 1 : 0)
    return { ...now, time, song, speed: -speed * 0.3, bumps }
  }
  return { ...now, x, y, heading, speed, time, song, metres: now.metres + Math.abs(speed) * seconds }
}

/** Returns the friction: releasing the pedal brakes, except without brakes, and the sand of the own bay brakes all. */
function dragOf(now: Drive, hold: Hold, fault: Car["fault"], own?: Spot): number {
  if (hold.gas !== 0) return fault === "slippery" ? 0.12 : 0.8
  const isSlippery = fault === "slippery"
  const sand = own && isInBay(now, own) ? (isSlippery ? 1.3 : 4) : 0
  return sand + (isSlippery ? 0.9 : 2.2)
}

/** The greatest speed by hand in metres a second, and what is added to it in a second. */
const paces: Record<Car["fault"], { top: number; push: number }> = {
  stops: { top: 3, push: 12 },
  left: { top: 5, push: 7 },
  slippery: { top: 6.5, push: 6 },
  lazy: { top: 2.2, push: 1.6 },
  reverse: { top: 4.5, push: 7 },
  none: { top: 5, push: 7 },
}

/** The seconds in which the car with the wrong steering goes to the wrong side. */
const wrongSeconds = 0.8

/** The angles at which a car gets past what is in its way, if it goes somewhere or home: in radians, tried in order. */
const slides = [0, 0.5, -0.5, 0.9, -0.9]
const sidesteps = [...slides, 1.3, -1.3, 2, -2, 2.8, -2.8]

/** The speed of a car that is pulled along another or the fence, which is below that of a bump. */
const scrape = 1

/** Returns an angle between -π and π. */
const normalised = (angle: number) => Math.atan2(Math.sin(angle), Math.cos(angle))

/**
 * Advances a car that a hand brings to a point, in its own manner. It turns as it goes, and slides along what is in the
 * way. Whoever points at the car's bay, roughly, brings it into the bay.
 */
function follow(
  now: Drive & { to: Point },
  { fault, size = usualSize, own }: Driven,
  parked: readonly Spot[],
  seconds: number,
): Drive {
  const time = now.time + seconds
  const song = Math.max(0, now.song - seconds)
  const pulled = now.pulled + seconds
  if (isDead(fault, song)) return { ...now, time, song, speed: 0 }
  const isHome = own !== undefined && Math.abs(now.to.x - own.x) < 2.6 && Math.abs(now.to.y - own.y) < 4
  const goal = isHome ? goalIn(own, fault) : now.to
  const way = isHome ? wayTo(now, goal, own) : goal
  const left = Math.hypot(goal.x - now.x, goal.y - now.y)
  const pace = paces[fault]
  const isSlippery = fault === "slippery"
  if (left < (isSlippery ? 1.5 : 0.3)) {
    const rolls = isSlippery
      ? Math.abs(now.speed) * (Math.cos(now.heading - angleTo(now, way)) < 0 ? -1 : 1)
      : 0
    return { ...now, time, song, to: null, speed: rolls }
  }
  const isWrong = fault === "reverse" && pulled < wrongSeconds
  const straight = angleTo(now, way)
  // Mirrors the way to the other side, or bends it to the left.
  const angle = isWrong ? Math.PI - straight : straight - (fault === "left" && left > 2 ? 0.4 : 0)
  const isTail = fault === "reverse" || Math.abs(normalised(angle - now.heading)) > 2.1
  const turn = normalised(angle + (isTail ? Math.PI : 0) - now.heading)
  const heading = now.heading + Math.max(-3 * seconds, Math.min(3 * seconds, turn))
  const beat = fault === "stops" ? 0.3 + Math.abs(Math.sin(time * 5)) : 1
  const top = pace.top * beat * Math.max(0.3, Math.cos(turn))
  const speed = Math.min(Math.abs(now.speed) + pace.push * seconds, top, isSlippery ? top : 0.3 + left * 3)
  const metres = Math.min(speed * seconds, Math.hypot(way.x - now.x, way.y - now.y))
  const ways = (isHome ? sidesteps : slides).flatMap(aside =>
    [heading, now.heading, 2 * now.heading - heading].map(heading => ({
      x: now.x + Math.cos(angle + aside) * metres * Math.abs(Math.cos(aside)),
      y: now.y + Math.sin(angle + aside) * metres * Math.abs(Math.cos(aside)),
      heading,
    })),
  )
  const free = ways.findIndex(each => !isBlocked(each, size, parked))
  const bumps = now.bumps + (free !== 0 && speed > scrape * 1.3 ? 1 : 0)
  const taken = ways[free]
  const base = { ...now, time, song, pulled, bumps }
  if (!taken) return { ...base, speed: 0, to: isWrong ? now.to : null }
  const kept = free === 0 ? speed : Math.min(speed, scrape)
  return { ...base, ...taken, speed: isTail ? -kept : kept, metres: now.metres + metres }
}

const angleTo = (from: Point, to: Point) => Math.atan2(to.y - from.y, to.x - from.x)

/** Returns the point of its bay at which a car comes to rest. One looks for its ditch on the left. */
function goalIn(own: Spot, fault: Car["fault"]): Point {
  return { x: own.x + (fault === "left" ? (isNorth(own) ? -0.8 : 0.8) : 0), y: own.y }
}

/** The distance from the middle of a bay to the lane in front of it, in metres. */
const toLane = 5.6

/** Returns the point to go to next: out of the row of bays, along the lane, and then straight in. */
function wayTo(now: Point, goal: Point, own: Spot): Point {
  if (Math.abs(now.x - goal.x) < 0.7) return goal
  const lane = own.y + (isNorth(own) ? toLane : -toLane)
  const isBetween = isNorth(own) ? now.y < lane - 0.6 : now.y > lane + 0.6
  return { x: isBetween ? now.x : goal.x, y: lane }
}

export const isNorth = (spot: Point) => spot.y < yard.height / 2

/** Returns the parking places, in a row along the north side and one along the south side. */
export function parkingSpots(count: number): Spot[] {
  const north = Math.ceil(count / 2)
  const spacing = yard.width / (north + 1)
  return Array.from({ length: count }, (_, i) => ({
    x: spacing * ((i % north) + 1),
    y: i < north ? bay.middle : yard.height - bay.middle,
  }))
}

/** Returns the state of a car at the start: between the rows, beside its bay, facing its row. */
export function startOf(own: Spot): Drive {
  const aside = own.x < yard.width / 3 ? 4 : -4
  return {
    ...initialDrive(own.x + aside, yard.height / 2),
    heading: isNorth(own) ? -Math.PI / 2 : Math.PI / 2,
  }
}

/** A bay: half its width, half its length, and the distance of its middle from the fence, in metres. */
export const bay = { sideways: 1.7, lengthwise: 3.1, middle: 4.5 }

/** Returns whether a car's middle is in a bay. */
export const isInBay = ({ x, y }: Point, own: Spot) =>
  Math.abs(x - own.x) < bay.sideways && Math.abs(y - own.y) < bay.lengthwise

/** Returns whether a car stands in its bay, at any angle. */
export const isParked = (now: Drive, own: Spot) => isInBay(now, own) && Math.abs(now.speed) < 0.5

/** Returns whether a car stands across the lines of its bay. */
export const isAskew = ({ heading }: Pick<Drive, "heading">) => Math.abs(Math.cos(heading)) > 0.35
