/** A ride through the years: the question at each stop, and the year the visitor stopped being with it. */
import { pick, seeded, shuffle } from "../../lib/game/random"
import type { ItYear } from "./schema"

/** The years between two stops, and the minimum difference in years of the wrong answers. */
const yearsBetweenStops = 3
const minYearsApart = 4

/** The maximum number of times 'it' changes at the last stop. */
export const maxChanges = 2

/** Returns the stops: every third year, and the last. */
export function stopsOf(all: readonly ItYear[]): ItYear[] {
  return all.filter((_, i) => i % yearsBetweenStops === 0 || i === all.length - 1)
}

/**
 * Returns the three answers at a stop in shuffled order: the year's own 'it' and those of two other years. The same
 * seed gives the same answers.
 */
export function optionsAt(all: readonly ItYear[], year: number, seed: string): ItYear[] {
  const random = seeded(`${seed}-${year}`)
  const right = all.filter(each => each.year === year)
  const candidates = all.filter(each => Math.abs(each.year - year) >= minYearsApart)
  const one = pick(candidates, random)
  const other = pick(
    candidates.filter(each => Math.abs(each.year - one.year) >= minYearsApart),
    random,
  )
  return shuffle([...right, one, other], random)
}

/** The state of a ride: for each stop passed, true if the answer was right. */
export type Ride = {
  seed: string
  right: readonly boolean[]
  /** The number of times 'it' has changed at the current stop. */
  changes: number
}

export const start = (seed: string): Ride => ({ seed, right: [], changes: 0 })

/**
 * Returns the ride after an answer. At the last stop the first right answers come too late, because 'it' has just
 * changed.
 */
export function answer(ride: Ride, stops: readonly ItYear[], given: number): Ride {
  const stop = stops[ride.right.length]
  if (!stop) return ride
  const isLast = ride.right.length === stops.length - 1
  const isRight = given === stop.year
  if (isLast && isRight && ride.changes < maxChanges) return { ...ride, changes: ride.changes + 1 }
  return { ...ride, right: [...ride.right, isRight], changes: 0 }
}

/**
 * Returns the index of the stop where the rider got off: the split that best separates right answers before it from
 * wrong ones after it, the later one of equals. 0 if the rider never got on, the number of stops if they stayed on.
 */
export function gotOffAt(right: readonly boolean[]): number {
  let best = 0
  let maxFits = -1
  for (let at = 0; at <= right.length; at++) {
    const fits = right.filter((isRight, i) => isRight === i < at).length
    if (fits >= maxFits) [best, maxFits] = [at, fits]
  }
  return best
}

/** Returns the closing text for a rider who got off at a stop: with the count of right answers on both sides of it. */
export function farewell(at: number, stops: readonly ItYear[], right: readonly boolean[]): string {
  const last = stops.length
  if (at >= last) return "You are still on the bus. The driver would like to know how old you are, really."
  const off = stops[at]?.year ?? 1990
  if (at === 0) return "You were never on it. The bus has been driving past you since 1990. You waved."
  const since = (stops.at(-1)?.year ?? off) - off
  const known = right.slice(0, at).filter(Boolean).length
  const later = right.slice(at).filter(Boolean).length
  return `You used to be with it. You knew ${known} of the ${at} before ${off} and ${later} of the ${right.length - at} from then on, so you got off in ${off}. They have changed it ${since} times since.`
}
