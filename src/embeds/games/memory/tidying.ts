/** Pertti, who tidies up: now and then, after a miss, he swaps two cards that lie face down, where everybody can see it. */
import { pick, seeded } from "../../../lib/game/random"
import { canTurn, found, type State, type Swap } from "./state"

/** He comes after the first miss, and then after each third. */
const every = 3

/** How many moves have been no pair. */
function missesOf(state: State): number {
  return state.moves - found(state, 0) - found(state, 1)
}

/** Whether he has one eye open: the next miss is one that he comes for. */
export function isWaking(state: State): boolean {
  return state.tidies && missesOf(state) % every === 0
}

/**
 * The two cards that he swaps after this miss, one of them seen before where there is such a one; null where he sleeps
 * on, or where fewer than two cards lie face down. The same deal and the same moves have the same two.
 */
export function swapAfter(state: State): Swap | null {
  if (!state.tidies || missesOf(state) % every !== 1) return null
  const free = state.owners.flatMap((_, cell) => (canTurn(state, cell) ? [cell] : []))
  if (free.length < 2) return null
  const random = seeded(`tidy ${state.seed} ${state.moves}`)
  const known = free.filter(cell => state.seen.includes(cell))
  const one = pick(known.length > 0 ? known : free, random)
  const other = pick(
    free.filter(cell => cell !== one),
    random,
  )
  return { one, other, move: state.moves }
}

/** The swap that is going on, while the two cards that were no pair lie open; null where there is none. */
export function swapNow(state: State): Swap | null {
  const last = state.swaps.at(-1)
  return last && last.move === state.moves && state.turned.length === 2 ? last : null
}
