/** A car in a yard, seen from above: how it goes on by its pedals, its wheel and its fault. Metres, seconds, radians. */
import type { Car } from "./schema"

/** The yard, in metres, and how far from its edge and from a parked car the middle of a car stays. */
export const yard = { width: 40, height: 22, edge: 1.6, reach: 2.6 }

export type Drive = {
  x: number
  y: number
  /** Where it looks: 0 to the east, and then clockwise, as y goes down. */
  heading: number
  /** Metres a second; backwards below 0. */
  speed: number
  metres: number
  bumps: number
  /** Seconds since the key was turned: some faults come by themselves. */
  time: number
}

/** What is held down: 1 forwards or right, -1 backwards or left. */
export type Hold = { gas: -1 | 0 | 1; wheel: -1 | 0 | 1 }

export const start = (x: number, y: number): Drive => ({
  x,
  y,
  heading: 0,
  speed: 0,
  metres: 0,
  bumps: 0,
  time: 0,
})

/** Whether a car that dies now and then is dead at a moment: two seconds of every six. */
export const isDead = (fault: Car["fault"], time: number) => fault === "stops" && time % 6 > 4

type Spot = { x: number; y: number }

/** The state after a moment of at most a tenth of a second. It stops at the fence and at parked cars, and counts the bump. */
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
  // What rolls is slowed by the ground, a car with brakes faster when it is turned against.
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
    const far = Math.hypot(spot.x - x, spot.y - y)
    return far < yard.reach && far < before(spot)
  })
  if (isOut || hit)
    return { ...now, time, heading, speed: -speed * 0.3, bumps: now.bumps + (Math.abs(speed) > 0.6 ? 1 : 0) }
  return { ...now, x, y, heading, speed, time, metres: now.metres + Math.abs(speed) * seconds }
}

/** Where the cars are parked: in a row along the north side. */
export function spots(count: number): Spot[] {
  const gap = yard.width / (count + 1)
  return Array.from({ length: count }, (_, i) => ({ x: gap * (i + 1), y: 4.5 }))
}

/** What a demonstration holds down at a moment: a round of the yard, so that one sees a fault before driving it. */
export function demonstration(time: number): Hold {
  const phase = time % 9
  if (phase < 1.6) return { gas: 1, wheel: 0 }
  if (phase < 6) return { gas: 1, wheel: 1 }
  return phase < 8 ? { gas: -1, wheel: -1 } : { gas: 0, wheel: 0 }
}

/** The years with a car, and what a kilometre of love has cost. */
export function estate(cars: readonly Pick<Car, "from" | "until" | "price">[]) {
  return {
    years: cars.reduce((sum, { from, until }) => sum + until - from, 0),
    euros: cars.reduce((sum, { price }) => sum + price, 0),
  }
}
