/** A ride through the years: what is asked at each stop, and where somebody stopped being with it. */
import { pick, seeded, shuffle } from "../../lib/game/random"
import type { ItYear } from "./schema"

/** Years from one stop to the next, and how far off the wrong answers are at least. */
const everyYears = 3
const apart = 4

/** How often the last it is changed while somebody reaches for it. */
export const maxChanges = 2

/** The stops: every third year, and the last. */
export function stopsOf(all: readonly ItYear[]): ItYear[] {
  return all.filter((_, i) => i % everyYears === 0 || i === all.length - 1)
}

/** The three answers at a stop, in their order: its own it, and two of other years. The same seed asks the same. */
export function optionsAt(all: readonly ItYear[], year: number, seed: string): ItYear[] {
  const random = seeded(`${seed}-${year}`)
  const right = all.filter(each => each.year === year)
  const far = all.filter(each => Math.abs(each.year - year) >= apart)
  const one = pick(far, random)
  const other = pick(
    far.filter(each => Math.abs(each.year - one.year) >= apart),
    random,
  )
  return shuffle([...right, one, other], random)
}

/** A ride so far: for each stop that was passed, whether the answer was right. */
export type Ride = {
  seed: string
  right: readonly boolean[]
  /** How often what it is was changed at the stop where the bus is now. */
  changes: number
}

export const start = (seed: string): Ride => ({ seed, right: [], changes: 0 })

/** The ride after an answer. At the last stop a right one comes too late, at first: they change what it is. */
export function answer(ride: Ride, stops: readonly ItYear[], given: number): Ride {
  const stop = stops[ride.right.length]
  if (!stop) return ride
  const isLast = ride.right.length === stops.length - 1
  const isRight = given === stop.year
  if (isLast && isRight && ride.changes < maxChanges) return { ...ride, changes: ride.changes + 1 }
  return { ...ride, right: [...ride.right, isRight], changes: 0 }
}

/**
 * At which stop somebody got off, as its place: the one before which the answers were right and from which they were
 * wrong, as nearly as can be; the later one where two fit as well. 0 for who never got on, their number for who stays on.
 */
export function gotOffAt(right: readonly boolean[]): number {
  let best = 0
  let most = -1
  for (let at = 0; at <= right.length; at++) {
    const fits = right.filter((isRight, i) => isRight === i < at).length
    if (fits >= most) [best, most] = [at, fits]
  }
  return best
}

/** What is said at the end to somebody who got off at a stop, in words. */
export function farewell(at: number, stops: readonly ItYear[]): string {
  const last = stops.length
  if (at >= last) return "You are still on the bus. The driver would like to know how old you are, really."
  const off = stops[at]?.year ?? 1990
  if (at === 0) return "You were never on it. The bus has driven past you since 1990, and you waved."
  const since = (stops.at(-1)?.year ?? off) - off
  return `You used to be with it. You got off in ${off}; they have changed what it is ${since} times since.`
}
