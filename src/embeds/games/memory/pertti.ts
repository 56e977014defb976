/** Chooses Pertti's cards. He has seen the same cards as the visitor, and remembers some of them. */
import { pick, type Random } from "../../../lib/game/random"
import { canTurn, faceOf, type State } from "./state"

/** The probability that he remembers the last card seen, and the factor by which it falls with each later card. */
const recallProbability = 0.9
const decay = 0.87

/** Returns the unfound cards that he happens to remember, last seen first. Draws anew at every call. */
export function recalled(state: State, random: Random): number[] {
  const { seen, owners } = state
  return [...seen]
    .reverse()
    .filter((cell, age) => random() < recallProbability * decay ** age && owners[cell] === null)
}

/** Returns the next card he turns. Throws a RangeError if there is none. */
export function perttisCard(state: State, random: Random): number {
  const known = recalled(state, random)
  const free = state.owners.flatMap((_, cell) => (canTurn(state, cell) ? [cell] : []))
  const isMate = (cell: number, other: number) =>
    cell !== other && faceOf(state, cell) === faceOf(state, other)
  const first = state.turned.length === 1 ? state.turned[0] : undefined
  const wanted =
    first === undefined
      ? free.find(cell => known.includes(cell) && known.some(other => isMate(cell, other)))
      : free.find(cell => known.includes(cell) && isMate(cell, first))
  if (wanted !== undefined) return wanted
  const unknown = free.filter(cell => !known.includes(cell))
  return pick(unknown.length > 0 ? unknown : free, random)
}
