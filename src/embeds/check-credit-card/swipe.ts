/** How a reader of 1998 judges the pull of a card, and what those think who wait behind it. */

export type Pull = "short" | "slow" | "fast" | "read"

/** How far a card has to be pulled, in pixels, and how fast at least and at most, in pixels per millisecond. */
const farEnough = 110
const [slowest, fastest] = [0.25, 1.6]

/** What comes of a pull over a distance in pixels, to either side, that took so many milliseconds. */
export function pullOf(distance: number, took: number): Pull {
  const far = Math.abs(distance)
  if (far < farEnough) return "short"
  const speed = far / Math.max(1, took)
  if (speed < slowest) return "slow"
  return speed > fastest ? "fast" : "read"
}

/** After so many bad reads in a row the card is put into a plastic bag, and with one any pull is read. */
export const untilBag = 3

export type Bad = { count: number; last: "slow" | "fast" | null }

/** What the display says after bad reads. */
export function displayOf({ count, last }: Bad): string {
  if (last === null) return "SWIPE CARD"
  if (count >= untilBag) return "TRY WITH A BAG"
  return last === "fast" ? "BAD READ: FAST" : "BAD READ: SLOW"
}

/** What is told of it. */
export function toldOf({ count, last }: Bad): string {
  if (last === null) return ""
  if (count >= untilBag) return "The cashier has fetched a plastic bag."
  return last === "fast" ? "Too fast. Somebody sighs." : "Too slow. Somebody looks at a watch."
}

export type Queue = { people: number; mood: 0 | 1 | 2 | 3 }

/** How many stand behind, and how they look: 0 is patient, 3 is not; `refused` cards before this one have cost patience. */
export function queueOf({ count }: Bad, refused: number): Queue {
  return { people: Math.min(6, 3 + count), mood: Math.min(3, count + refused) as Queue["mood"] }
}
