/** The physics of a hamster, a wheel and a scrolling visitor. */

/** The mass of a medium-sized golden hamster, in kilograms. */
export const mass = 0.12

/** The diameter of the wheel, in metres: large enough for his back to stay straight. */
export const diameter = 0.28

/** The maximum speed in metres per second, however fast the page is scrolled. A guess. */
export const topSpeed = 1.4

/** The length of a CSS pixel in metres: 1/96 of an inch (CSS Values and Units, section 6.2). */
export const metresPerPixel = 0.0254 / 96

/** The metres per pixel scrolled on the wheel itself, which is geared up: five notches light a bulb. */
export const gearedMetresPerPixel = 5 * metresPerPixel

/** The metres per pixel swiped on the wheel: a thumb's way of 160 pixels lights two bulbs. */
export const swipedMetresPerPixel = 30 * metresPerPixel

/**
 * The fraction of his energy that becomes electricity. A guess: 20% efficient muscles, and half of that from the
 * dynamo.
 */
const yielded = 0.1

/**
 * The joules of electricity per metre. Running costs an animal 10.7 M^-0.316 joules per metre and kilogram, M being
 * its mass (Taylor, Heglund and Maloiy, "Energetics and mechanics of terrestrial locomotion I", J. Exp. Biol. 97,
 * 1982).
 */
export const joulesPerMetre = yielded * 10.7 * mass ** (1 - 0.316)

/** The time constant of the free wheel: the seconds in which its speed falls to 1/e. */
export const coast = 1.2

/** The speed in metres per second below which he stands. */
const standing = 0.01

/** The distance in metres until he is out of breath, and the seconds of rest he needs then. */
const breathMetres = 60
const breathSeconds = 30

/** The seconds of rest per seed found, and the maximum number of seeds per rest. */
export const seedSeconds = 20
export const seedsInOneRest = 12

export type Wheel = {
  /** Metres per second, 0 to `topSpeed`. */
  speed: number
  /** The scrolling in metres that was too little to turn the wheel; it is carried over. */
  owed: number
  /** 1 is rested, 0 is out of breath. */
  breath: number
  /** The seconds he has been resting on request; null while he is at work. */
  rested: number | null
}

export type Made = { metres: number; joules: number; seeds: number }

export const still: Wheel = { speed: 0, owed: 0, breath: 1, rested: null }
export const nothing: Made = { metres: 0, joules: 0, seeds: 0 }

export function sum(a: Made, b: Made): Made {
  return { metres: a.metres + b.metres, joules: a.joules + b.joules, seeds: a.seeds + b.seeds }
}

/** Returns his maximum speed in metres per second, halved when he is out of breath. */
export function limit({ breath }: Wheel): number {
  return breath > 0 ? topSpeed : topSpeed / 2
}

/** Sends him to rest or back to work; the wheel slows down by itself. */
export function letRest(wheel: Wheel, rest: boolean): Wheel {
  return { ...wheel, owed: 0, rested: rest ? 0 : null }
}

const seedsAfter = (seconds: number) => Math.min(seedsInOneRest, Math.floor(seconds / seedSeconds))

/**
 * Returns the state after `pushed` metres of scrolling and then some seconds, and the output. Exact for any
 * duration: he runs as far as the page was scrolled, up to his maximum speed. Pushes are ignored while he rests.
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

/** The seconds of rest until it is dark, and the maximum darkness, 0 to 1, at which text is still readable. */
const wiresLast = 20
export const darkest = 0.45

/** Returns the darkness, 0 to `darkest`, after some seconds of rest. */
export function dusk(rested: number): number {
  return darkest * Math.min(1, Math.max(0, rested - 1) / (wiresLast - 1))
}

/** Returns the electric power in watts at a speed in metres per second. */
export function watts(speed: number): number {
  return speed * joulesPerMetre
}

/** Returns the brightness of a quarter-watt lamp, 0 to 1, at a speed in metres per second. */
export function lamp(speed: number): number {
  return Math.min(1, watts(speed) / 0.25)
}

/** Returns the darkness of the site, 0 to `darkest`: while he works it follows the lamp and the bulbs. */
export function darkness({ speed, rested }: Wheel, charge = 0): number {
  if (charge < 0) return darkest
  return rested === null ? darkest * (1 - lamp(speed)) * (1 - litBulbs(charge) / bulbs) : dusk(rested)
}

/** Returns the warmth of the light, 0 to 0.3, for power beyond what the lamp needs. */
export function warmth(speed: number): number {
  return Math.min(0.3, Math.max(0, watts(speed) - 0.2) * 2)
}

/** Returns the revolutions per second at a speed in metres per second. */
export function turns(speed: number): number {
  return speed / (Math.PI * diameter)
}

/** The sign that his light spells, bulb by bulb. */
export const signText = "SEND SEEDS"

/** The bulbs of the sign; a space has none. */
export const bulbs = signText.replace(/ /g, "").length

/** The metres per bulb, those beyond the last that blow the fuse, and those until he has changed it. */
const bulbMetres = 0.6
const spareMetres = 4
const fuseMetres = 1.5

/** Returns the charge of the sign in metres after some more; below 0 the fuse is gone. */
export function charged(charge: number, metres: number): number {
  const next = charge + metres
  return next >= bulbs * bulbMetres + spareMetres ? -fuseMetres : next
}

/** Returns the number of lit bulbs. */
export function litBulbs(charge: number): number {
  return Math.max(0, Math.min(bulbs, Math.floor(charge / bulbMetres)))
}

/** Returns what the lit bulbs spell. */
export function litText(charge: number): string {
  let left = litBulbs(charge)
  return [...signText]
    .filter(letter => (letter === " " ? left > 0 : left-- > 0))
    .join("")
    .trim()
}

/** Returns the brightness of his room, 0 to 1: from the lamp, and from the sign's bulbs. */
export function light({ speed }: Wheel, charge: number): number {
  return Math.max(lamp(speed), litBulbs(charge) / bulbs)
}
