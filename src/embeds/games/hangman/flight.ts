/** Where the basket is: how high, how far along its leg, and what it would come down on. */
import { hash, pick, seeded } from "../../../lib/game/random"
import { balloonsLeft, balloonsOf, isWon, legOf, missesOf, missingLetters, type State } from "./logic"
import { lettersOf } from "./words"

/** What there is to come down on; `top` is where a basket comes to stand on it, in units of the drawing. */
const landings = [
  { id: "haystack", top: 158, says: "lands in a haystack" },
  { id: "lake", top: 166, says: "lands in a lake, and floats" },
  { id: "sauna", top: 138, says: "lands on the roof of a sauna" },
  { id: "moose", top: 132, says: "lands on a moose, who had plans" },
] as const

export type Landing = (typeof landings)[number]

/** The highest that the underside of the basket goes, in units of the drawing from its upper edge. */
const ceiling = 88
/** How high a leg begins, where 1 is the ceiling and 0 the ground. */
const start = 0.62

/** What this word would end on, the same for everybody who guesses it. */
export function landingOf({ category, word }: State): Landing {
  return pick(landings, seeded(hash(`landing ${category}/${word}`)))
}

/** The part of the word's letters that has been found, 0 to 1, which is the part of the leg that has been flown. */
export function progress(state: State): number {
  const all = lettersOf(state.word).length
  return (all - missingLetters(state).length) / all
}

/** How high the basket is, from 0 on the ground to 1: each right letter lifts it, each balloon that goes lets it down. */
export function height(state: State): number {
  const share = balloonsLeft(state) / balloonsOf(legOf(state))
  return share * (start + (1 - start) * progress(state))
}

/** Where the underside of the basket is, in units of the drawing from its upper edge. */
export function altitude(state: State): number {
  const { top } = landingOf(state)
  return top - height(state) * (top - ceiling)
}

/** How far ahead what one would come down on still is: 1 at first, 0 when one is over it. */
export function distance(state: State): number {
  return balloonsLeft(state) / balloonsOf(legOf(state))
}

/** Which balloon has just gone, counted from 0 as they hang; null where the last letter was right, or none. */
export function justPopped(state: State): number | null {
  const letter = state.letters.at(-1)
  if (letter === undefined || isWon(state) || !missesOf(state).includes(letter)) return null
  return balloonsLeft(state)
}
