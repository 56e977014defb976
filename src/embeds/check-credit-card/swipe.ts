/** Judges the swipe of a card in a reader of 1998, and the patience of the queue. */

export type Pull = "short" | "slow" | "fast" | "read"

/** The minimum distance of a swipe in pixels, and its minimum and maximum speed in pixels a millisecond. */
const minDistancePx = 110
const [minSpeed, maxSpeed] = [0.25, 1.6]

/** Judges a swipe by its distance in pixels, in either direction, and its duration in milliseconds. */
export function judgePull(distance: number, durationMs: number): Pull {
  const distancePx = Math.abs(distance)
  if (distancePx < minDistancePx) return "short"
  const speed = distancePx / Math.max(1, durationMs)
  if (speed < minSpeed) return "slow"
  return speed > maxSpeed ? "fast" : "read"
}

/**
 * The number of bad reads in a row after which the card is put in a plastic bag. In the bag every swipe is read.
 */
export const badReadsUntilBag = 3

export type Bad = { count: number; last: "slow" | "fast" | null }

/** Returns the text of the reader's display. */
export function displayOf({ count, last }: Bad): string {
  if (last === null) return "SWIPE CARD"
  if (count >= badReadsUntilBag) return "TRY WITH A BAG"
  return last === "fast" ? "BAD READ: FAST" : "BAD READ: SLOW"
}

/** Returns the announcement of a bad read. */
export function badReadMessage({ count, last }: Bad): string {
  if (last === null) return ""
  if (count >= badReadsUntilBag) return "The cashier has fetched a plastic bag."
  return last === "fast" ? "Too fast. Somebody sighs." : "Too slow. Somebody looks at a watch."
}

export type Queue = { people: number; mood: 0 | 1 | 2 | 3 }

/**
 * Returns the number of people in the queue and their mood, from 0 (patient) to 3; `refused` counts earlier
 * declined cards.
 */
export function queueOf({ count }: Bad, refused: number): Queue {
  return { people: Math.min(6, 3 + count), mood: Math.min(3, count + refused) as Queue["mood"] }
}
