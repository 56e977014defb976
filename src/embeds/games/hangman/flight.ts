/** The basket's position: height, progress along the leg, and landing place. */

import { lettersOf } from "../../../lib/game/guessing"
import { hash, pick, seeded } from "../../../lib/game/random"
import {
  balloonsLeft,
  initialBalloons,
  isWon,
  legOf,
  missingLetters,
  type State,
  wrongLetters,
} from "./logic"

/** Landing places; `top` is the y coordinate of the basket's underside after landing, in units of the drawing. */
const landings = [
  { id: "haystack", top: 158, says: "lands in a haystack" },
  { id: "lake", top: 166, says: "lands in a lake, and floats" },
  { id: "sauna", top: 138, says: "lands on the roof of a sauna" },
  { id: "moose", top: 132, says: "lands on a moose, who had plans" },
] as const

export type Landing = (typeof landings)[number]

/** The smallest y coordinate of the basket's underside, in units of the drawing. */
const ceilingY = 88
/** The height at the start of a leg: 1 is the ceiling, 0 the ground. */
const startHeight = 0.62

/** Returns the landing place of a word, the same for everybody. */
export function landingOf({ category, word }: State): Landing {
  return pick(landings, seeded(hash(`landing ${category}/${word}`)))
}

/** Returns the fraction of the word's different letters found, 0 to 1; also the fraction of the leg flown. */
export function progress(state: State): number {
  const all = lettersOf(state.word).length
  return (all - missingLetters(state).length) / all
}

/** Returns the basket's height, 0 (ground) to 1: right letters raise it, popped balloons lower it. */
export function height(state: State): number {
  return shareOfBalloons(state) * (startHeight + (1 - startHeight) * progress(state))
}

/** Returns the y coordinate of the basket's underside, in units of the drawing. */
export function basketY(state: State): number {
  const { top } = landingOf(state)
  return top - height(state) * (top - ceilingY)
}

/**
 * Returns the share of the balloons that are left, 1 to 0. The landing place is as far away: it comes nearer with each
 * balloon that pops.
 */
export function shareOfBalloons(state: State): number {
  return balloonsLeft(state) / initialBalloons(legOf(state))
}

/** Returns the index of the balloon popped by the last letter; null if that letter was right, or there is none. */
export function poppedBalloon(state: State): number | null {
  const letter = state.letters.at(-1)
  if (letter === undefined || isWon(state) || !wrongLetters(state).includes(letter)) return null
  return balloonsLeft(state)
}
