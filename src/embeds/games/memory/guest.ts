/** A thing from another page, of which there is only one: it finds a pair for every card but itself. */
import { type Guest, inSentence } from "../../../kits/guest/useGuest"
import { faceOf, isOver, type State } from "./state"
import { cellName } from "./words"

type Named = Pick<Guest, "name">

/** Returns the cell with the same picture as another one; -1 if there is none. */
export function mateOf(state: State, cell: number): number {
  const face = faceOf(state, cell)
  return state.owners.findIndex((_, other) => other !== cell && faceOf(state, other) === face)
}

/** Returns the cell on which it sits: the mate of the first card turned, or else the last cell. */
export function seatOf(state: State): number {
  const [first] = state.turned
  return first === undefined ? state.size ** 2 - 1 : mateOf(state, first)
}

/** Adds what it does, or has not found, to the status. */
export function statusWith(status: string, guest: Named, state: State): string {
  if (state.turned.length === 0) return `${status} Without a pair: ${inSentence(guest)}.`
  if (isOver(state)) return `${status} Still without a pair: ${inSentence(guest)}.`
  if (state.turned.length === 2) return status
  return `${status} ${guest.name} sat down on ${cellName(state, seatOf(state)).toLowerCase()}.`
}

/** Its memory of a pair that it has found, and of a whole table. */
export const onePair = "Found somebody a pair. Not itself."
export const allPairs = "Found a pair for everybody else."
