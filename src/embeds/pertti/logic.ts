/** How a hamster, a wheel and a visitor who scrolls make electricity. */

/** A golden hamster, in kilograms: a middling one. */
export const mass = 0.12

/** The wheel's diameter, in metres: wide enough for his back to stay straight. */
export const diameter = 0.28

/** The fastest he will go, in metres a second. A guess: the page may be scrolled faster, he won't be. */
export const topSpeed = 1.4

/** A CSS pixel in metres: 96 of them are an inch of 25.4 mm (CSS Values and Units, section 6.2). */
export const metresPerPixel = 0.0254 / 96

/** How much of what running costs him comes out of the wire. A guess: a fifth by muscle, half of that by the dynamo. */
const yielded = 0.1

/**
 * Joules out of the wire for each metre run. What a metre costs a running animal is 10.7 M^-0.316 joules for each of its
 * M kilograms (Taylor, Heglund and Maloiy, "Energetics and mechanics of terrestrial locomotion I", J. Exp. Biol. 97, 1982).
 */
export const joulesPerMetre = yielded * 10.7 * mass ** (1 - 0.316)

/** In what time the wheel, left alone, loses all but 1/e of its speed, in seconds. */
export const coast = 1.2

/** Slower than this, in metres a second, he is standing. */
const standing = 0.01

/** How far he runs before he is out of breath, in metres, and how long he then has to sit, in seconds. */
const breathMetres = 60
const breathSeconds = 30

/** In how many seconds of rest he finds a seed, and how many go into his cheeks in one rest. */
export const seedSeconds = 20
export const seedsInOneRest = 12

export type Wheel = {
  /** Metres a second, 0 to `topSpeed`. */
  speed: number
  /** What has been scrolled but was too little to turn the wheel, in metres; it is not forgotten. */
  owed: number
  /** 1 is rested, 0 is out of breath. */
  breath: number
  /** He has been let rest, for so many seconds; null while he is at work. */
  rested: number | null
}

export type Made = { metres: number; joules: number; seeds: number }

export const still: Wheel = { speed: 0, owed: 0, breath: 1, rested: null }
export const nothing: Made = { metres: 0, joules: 0, seeds: 0 }

export function sum(a: Made, b: Made): Made {
  return { metres: a.metres + b.metres, joules: a.joules + b.joules, seeds: a.seeds + b.seeds }
}

/** How fast he goes at most, in metres a second: half as fast when he is out of breath. */
export function limit({ breath }: Wheel): number {
  return breath > 0 ? topSpeed : topSpeed / 2
}

/** Puts him to rest, or back to work; the wheel slows down by itself. */
export function letRest(wheel: Wheel, rest: boolean): Wheel {
  return { ...wheel, owed: 0, rested: rest ? 0 : null }
}

const seedsAfter = (seconds: number) => Math.min(seedsInOneRest, Math.floor(seconds / seedSeconds))

/**
 * The wheel after `pushed` metres of scrolling and then some seconds, and what came of it. Exact for any length of time:
 * he runs as far as the page was scrolled, unless that was faster than he goes. While he rests, nobody pushes him.
 */
export function step(wheel: Wheel, pushed: number, seconds: number): { wheel: Wheel; made: Made } {
  const push = wheel.rested === null ? wheel.owed + Math.max(0, pushed) : 0
  const wanted = wheel.speed + push / coast
  const moves = wanted > standing
  const start = moves ? Math.max(wheel.speed, Math.min(limit(wheel), wanted)) : 0
  const running = moves ? Math.min(seconds, coast * Math.log(start / standing)) : 0
  const metres = start * coast * (1 - Math.exp(-running / coast))
  const end = start * Math.exp(-running / coast)
  const stops = running < seconds
  const owed = stops && wheel.rested === null ? (moves ? end * coast : push) : moves ? 0 : push
  const sat = Math.max(0, seconds - running)
  const breath = Math.max(0, wheel.breath - metres / breathMetres) + sat / breathSeconds
  const rested = wheel.rested === null ? null : wheel.rested + seconds
  return {
    wheel: { speed: stops ? 0 : end, owed, breath: Math.min(1, breath), rested },
    made: {
      metres,
      joules: metres * joulesPerMetre,
      seeds: rested === null ? 0 : seedsAfter(rested) - seedsAfter(wheel.rested ?? 0),
    },
  }
}

/** After how long without him the wires are empty, in seconds, and how dark it is then, from 0 to 1: words stay readable. */
const wiresLast = 20
export const darkest = 0.45

/** How much of the light is gone, from 0 to `darkest`, when he has rested for some seconds. */
export function dusk(rested: number): number {
  return darkest * Math.min(1, Math.max(0, rested - 1) / (wiresLast - 1))
}

/** Watts out of the wire at a speed in metres a second. */
export function watts(speed: number): number {
  return speed * joulesPerMetre
}

/** How bright a lamp of a quarter of a watt is at a speed in metres a second, from 0 to 1; it does not burn brighter. */
export function lamp(speed: number): number {
  return Math.min(1, watts(speed) / 0.25)
}

/** How much of the site's light is gone, from 0 to `darkest`: at work he lights it as he does his lamp. */
export function darkness({ speed, rested }: Wheel): number {
  return rested === null ? darkest * (1 - lamp(speed)) : dusk(rested)
}

/** How much warmer than day the light is, from 0 to 0.3: where he makes more than the lamp takes. */
export function warmth(speed: number): number {
  return Math.min(0.3, Math.max(0, watts(speed) - 0.2) * 2)
}

/** Turns of the wheel a second at a speed in metres a second. */
export function turns(speed: number): number {
  return speed / (Math.PI * diameter)
}
