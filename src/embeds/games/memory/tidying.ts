/** Pertti tidies up: now and then, after a miss, he swaps two face-down cards in plain view. */
import { pick, seeded } from "../../../lib/game/random"
import { canTurn, found, type State, type Swap } from "./state"

/** He comes after the first miss, and then after every third. */
const missesPerSwap = 3

/** Returns the number of moves without a match. */
function missesOf(state: State): number {
  return state.moves - found(state, 0) - found(state, 1)
}

/** Returns whether he will come after the next miss; he has one eye open then. */
export function isWaking(state: State): boolean {
  return state.tidies && missesOf(state) % missesPerSwap === 0
}

/**
 * Returns the swap after this miss, which includes a seen card if there is one; null if none is due, or fewer than
 * two cards are face down. Deterministic for a deal and its moves.
 */
export function swapAfter(state: State): Swap | null {
  if (!state.tidies || missesOf(state) % missesPerSwap !== 1) return null
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

/** Returns the swap being animated, while the two cards of the miss are open; null otherwise. */
export function swapNow(state: State): Swap | null {
  const last = state.swaps.at(-1)
  return last && last.move === state.moves && state.turned.length === 2 ? last : null
}
