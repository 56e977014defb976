/** A saucer that chases a target, and its cargo, simulated step by step. CSS pixels and seconds. */
import { pluralise } from "../../lib/text/pluralise"

export type Cargo = {
  kind: "letter" | "cow" | "guest"
  /** The caller's id: of a letter's range, or the index of a cow; 0 for the thing of another page. */
  id: number
  text: string
  /** The font size in pixels for a letter; 1 for a cow. */
  size: number
  x: number
  y: number
  homeX: number
  homeY: number
  phase: "up" | "aboard" | "down"
  /** Seconds in this phase; negative while it waits for its turn to go down. */
  age: number
}

/** The number of letters and cows in the hold. */
export type Hold = { letters: number; cows: number }

/** The number of cows in the meadow. */
export const maxCows = 3

/** Returns the officer's remark on what is missing; `copy` is the number of the report, from 1. */
function officerOn({ letters, cows }: Hold, copy: number): string {
  if (copy > 3) return "We have a drawer with your name on it now."
  if (letters + cows === 0) return "Nothing? Then what would you like back?"
  if (cows === maxCows) return "All the cows? Then there are no witnesses."
  if (letters === 0) return "Could you describe the cow?"
  if (cows === 0) return "Could you spell what is missing?"
  return "Cows and letters. It must be writing to somebody."
}

/**
 * Returns the answer to a report of what is aboard; `copy` is the number of the report, from 1, and `guest` the name of
 * a guest aboard, as within a sentence.
 */
export function reportAnswer(hold: Hold, copy: number, guest: string | null = null): string {
  const missing = [
    ...(hold.letters > 0 ? [pluralise(hold.letters, "letter")] : []),
    ...(hold.cows > 0 ? [pluralise(hold.cows, "cow")] : []),
    ...(guest === null ? [] : [guest]),
  ]
  const question = guest === null || copy > 3 ? officerOn(hold, copy) : `Could you spell ${guest}?`
  return `Form 51-B, copy ${copy}. Missing: ${missing.join(", ") || "nothing"}. The officer: “${question}”`
}

export type Sky = {
  x: number
  y: number
  vx: number
  vy: number
  time: number
  cargo: Cargo[]
}

/** The maximum number of things in the hold. */
export const maxCargo = 240
/** The beam's reach to each side of the saucer. */
export const beamReach = 90
/** The duration of the way down. */
const fallSeconds = 0.8
const maxSpeed = 900

export const skyAt = (x: number, y: number): Sky => ({ x, y, vx: 0, vy: 0, time: 0, cargo: [] })

/**
 * Advances the sky, which it mutates, by at most a tenth of a second towards a target; returns the cargo that has
 * reached home.
 */
export function step(sky: Sky, towards: { x: number; y: number }, seconds: number): Cargo[] {
  sky.time += seconds
  // Short substeps keep the spring stable at low frame rates.
  const steps = Math.max(1, Math.ceil(seconds / 0.02))
  const dt = seconds / steps
  for (let i = 0; i < steps; i++) {
    sky.vx += ((towards.x - sky.x) * 16 - sky.vx * 6) * dt
    sky.vy += ((towards.y - sky.y) * 16 - sky.vy * 6) * dt
    const speed = Math.hypot(sky.vx, sky.vy)
    if (speed > maxSpeed) {
      sky.vx *= maxSpeed / speed
      sky.vy *= maxSpeed / speed
    }
    sky.x += sky.vx * dt
    sky.y += sky.vy * dt
  }
  const home: Cargo[] = []
  for (const thing of sky.cargo) {
    thing.age += seconds
    if (thing.phase === "up") lift(thing, sky, seconds)
    else if (thing.phase === "aboard") [thing.x, thing.y] = [sky.x, sky.y]
    else if (thing.age >= fallSeconds) home.push(thing)
    else if (thing.age > 0) lower(thing, sky)
    else [thing.x, thing.y] = [sky.x, sky.y]
  }
  if (home.length > 0) sky.cargo = sky.cargo.filter(thing => !home.includes(thing))
  return home
}

function lift(thing: Cargo, sky: Sky, seconds: number) {
  const [dx, dy] = [sky.x - thing.x, sky.y - thing.y]
  const distance = Math.hypot(dx, dy)
  const moved = (140 + 700 * thing.age) * seconds
  if (distance <= moved + 6) {
    thing.phase = "aboard"
    return
  }
  thing.x += (dx / distance) * moved
  thing.y += (dy / distance) * moved
}

function lower(thing: Cargo, sky: Sky) {
  const part = thing.age / fallSeconds
  const eased = part * part * (3 - 2 * part)
  thing.x = sky.x + (thing.homeX - sky.x) * eased
  thing.y = sky.y + (thing.homeY - sky.y) * part * part
}

/**
 * Sends all cargo home, one thing after the other. `homeOf` returns a thing's current home, or null if it no longer
 * exists; returns those lost things.
 */
export function giveBack(sky: Sky, homeOf: (thing: Cargo) => { x: number; y: number } | null): Cargo[] {
  const lost: Cargo[] = []
  const intervalSeconds = Math.min(0.06, 2 / Math.max(1, sky.cargo.length))
  sky.cargo = sky.cargo.filter(thing => {
    const home = homeOf(thing)
    if (!home) lost.push(thing)
    return home !== null
  })
  sky.cargo.forEach((thing, i) => {
    const home = homeOf(thing)
    if (thing.phase === "down" || !home) return
    Object.assign(thing, { phase: "down", age: -i * intervalSeconds, homeX: home.x, homeY: home.y })
  })
  return lost
}

/** The message that the aliens leave, a letter with each return of the cargo. */
export const message = "MORECOWS"

/** Returns an alien glyph for a letter: seven rows of seven dots as bitmasks, symmetric from left to right. */
export function alienLetter(letter: string): number[] {
  let h = letter.charCodeAt(0) * 2654435761
  return Array.from({ length: 7 }, () => {
    h = (Math.imul(h ^ (h >>> 13), 0x5bd1e995) + 0x9e3779b9) >>> 0
    const half = 1 + (h % 15)
    const [a, b, c, d] = [half & 1, (half >> 1) & 1, (half >> 2) & 1, (half >> 3) & 1]
    return (a << 6) | (b << 5) | (c << 4) | (d << 3) | (c << 2) | (b << 1) | a
  })
}

/** What the crew does with its cargo, by the number of letters and cows aboard; the last that applies. */
const doings: readonly { hold: Hold; says: string }[] = [
  { hold: { letters: 0, cows: 0 }, says: "It has read the caption. It wants to know what happens next." },
  { hold: { letters: 2, cows: 0 }, says: "It is learning to read. It has begun with yours." },
  { hold: { letters: 8, cows: 0 }, says: "It has found out what the vowels are for. It is keeping them." },
  { hold: { letters: 20, cows: 0 }, says: "It has written its first word. It is a rude one." },
  { hold: { letters: 0, cows: 1 }, says: "A cow is at the window. She has asked for the wheel." },
  { hold: { letters: 0, cows: 2 }, says: "Two cows at the window. They have outvoted him." },
  { hold: { letters: 0, cows: 3 }, says: "The cows are flying it now. He would like to be given back." },
  { hold: { letters: 40, cows: 3 }, says: "The cows have read your page. They think it wants fewer words." },
]

/** Describes what the crew does with its cargo. */
export function doingText({ letters, cows }: Hold): string {
  return doings.filter(({ hold }) => letters >= hold.letters && cows >= hold.cows).at(-1)?.says ?? ""
}

/** Describes what the crew does with a guest, named as within a sentence. */
export function readingText(guest: string): string {
  return `It has taken ${guest} for a letter. It can't pronounce it.`
}

/** Describes the alien letters in the grass; "" for none. */
export function translation(letters: number): string {
  if (letters === 0) return ""
  if (letters < message.length)
    return letters === 1
      ? "One letter lies in the grass. It isn't ours."
      : `${letters} letters lie in the grass. They aren't ours.`
  return "All eight of them together: MORE COWS."
}
