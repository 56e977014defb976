/** What Pertti turns, who has seen the same cards as everybody and remembers some of them. */
import { pick, type Random } from "../../../lib/game/random"
import { canTurn, faceOf, type State } from "./state"

/** How likely he is to remember the card seen last, and how much of that is left one card later. */
const sharpness = 0.9
const fading = 0.87

/** The cards that are still to be found and that he happens to remember now, the one seen last first. */
export function recalled(state: State, random: Random): number[] {
  const { seen, owners } = state
  return [...seen]
    .reverse()
    .filter((cell, age) => random() < sharpness * fading ** age && owners[cell] === null)
}

/** The card that he turns next; throws a RangeError where there is none. */
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
