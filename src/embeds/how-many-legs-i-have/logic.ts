/** Counts legs with an instrument that is easily disturbed. The answer is two. */
import { seeded } from "../../lib/game/random"

/** The expected number of legs. */
export const legs = 2

/** The possible disturbances with the legs they add, in the order of their bits. Crossed legs subtract one. */
export const disturbances = [
  { id: "chair", label: "A chair", legs: 4 },
  { id: "hamster", label: "A hamster", legs: 4 },
  { id: "crossed", label: "Crossed legs", legs: -1 },
  { id: "tripod", label: "A tripod", legs: 3 },
] as const

/** Returns whether the bit of a disturbance is set in the bitmask `present`. */
export function isThere(present: number, index: number): boolean {
  return ((present >> index) & 1) === 1
}

/**
 * Returns the reading at an index, from 0: two, plus the legs of each disturbance that the instrument mistook for
 * the subject's. Crossed legs alone make it one; among others at least one of them is counted, too.
 */
export function reading(index: number, present: number): number {
  const random = seeded(`legs ${index}`)
  // Draws a random number for every disturbance, present or not, so that they are independent of each other.
  const found = disturbances.reduce((sum, { legs: own }, i) => {
    const isTaken = random() < 0.6
    return sum + (isThere(present, i) && isTaken ? own : 0)
  }, legs)
  // One leg in a room full of others would look like a fault of the page.
  const other = disturbances.find(({ legs: own }, i) => own > 0 && isThere(present, i))
  return found < legs && other ? found + other.legs : found
}

export type Result = {
  mean: number
  /** One standard error. */
  error: number
  used: number
  discarded: number
}

/**
 * Returns the result of some readings. With the protocol, readings other than two are discarded as faulty, and the
 * error is that of the instrument, half a leg, divided by the square root of their number. Without the protocol it
 * is the mean of all readings with its standard error.
 */
export function result(readings: readonly number[], byProtocol: boolean): Result {
  const used = byProtocol ? readings.filter(each => each === legs) : readings
  const n = used.length
  if (n === 0) return { mean: legs, error: 0.5, used: 0, discarded: readings.length }
  const mean = used.reduce((sum, each) => sum + each, 0) / n
  const spread = used.reduce((sum, each) => sum + (each - mean) ** 2, 0) / Math.max(1, n - 1)
  const deviation = byProtocol ? 0.5 : Math.sqrt(spread)
  return { mean, error: deviation / Math.sqrt(n), used: n, discarded: readings.length - n }
}

/** Returns the present disturbances that have legs of their own, as within a sentence: "a chair". */
export function furnitureIn(present: number): string[] {
  return disturbances.flatMap(({ label, legs: own }, i) =>
    own > 0 && isThere(present, i) ? [label.toLowerCase()] : [],
  )
}

/**
 * Returns the steps of a verification, as text. The last two give the reading and its consequence. A guest, by its name
 * within a sentence, is a further leg; beside it the `furniture` of the room is told.
 */
export function protocol(
  found: number,
  byProtocol = true,
  guest: string | null = null,
  furniture: readonly string[] = [],
): string[] {
  const others =
    furniture.length > 0 ? ` Not its own: ${new Intl.ListFormat("en-GB").format(furniture)}.` : ""
  const isExpected = found === legs
  return [
    "The subject is asked to stand. It stands.",
    "Left leg: present.",
    "Right leg: present, on the other side.",
    guest === null
      ? "Further legs: looked for under the desk."
      : `Further legs: ${guest}. Counts as one.${others}`,
    isExpected
      ? "Reading: 2. As expected, and therefore accepted."
      : byProtocol
        ? `Reading: ${found}. Not as expected, and therefore an error. Discarded.`
        : `Reading: ${found}. Not as expected. Kept, out of curiosity.`,
    isExpected || byProtocol ? "Verified: 2." : `Verified: that it says ${found}.`,
  ]
}

/** Describes what a verification has made of a guest, which was counted as a leg. */
export function guestText(found: number, byProtocol: boolean): string {
  if (found === legs) return "Stood in for a crossed leg, and was accepted."
  return byProtocol
    ? "Was counted as a leg, and discarded as an error."
    : "Was counted as a leg, and kept out of curiosity."
}

/** Returns a comment on the number of legs under the visitor's own table. */
export function compared(yours: number): string {
  if (yours === legs) return "Two under your table, too. In science this is called a replication."
  if (yours === 0) return "None under your table. Check whether there is a table."
  if (yours % 2 === 1) return `${yours}? Somebody down there is standing on one leg.`
  return `${yours} under your table. Whose they are is between you and them.`
}
