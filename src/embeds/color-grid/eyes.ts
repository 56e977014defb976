/**
 * Decides where the cells look: ahead, at a wrongly chosen cell, or, while the player hesitates, at the odd one.
 */
import { pick, seeded } from "../../lib/game/random"
import { oddCell, type State, sideOf } from "./logic"

/** The level from which the cells have their eyes open. */
export const minEyesLevel = 1

/** The seconds at a level before two cells glance, and the period after which it repeats. */
const [hesitationSeconds, periodSeconds] = [5, 7]
/** The same at the first level, where the cells can't wait. */
const [firstHesitation, firstPeriod] = [1, 3]

/** A glancing cell, and the cell it looks at. */
export type Glance = { cell: number; at: number }

/** Returns the cell that lies at this level: it never glances at the odd one. */
export function liarOf(state: Pick<State, "seed" | "level">): number {
  const cells = Array.from({ length: sideOf(state.level) ** 2 }, (_, cell) => cell)
  return pick(
    cells.filter(cell => cell !== oddCell(state)),
    seeded(`${state.seed} ${state.level} liar`),
  )
}

/**
 * Returns the glances after a number of seconds without a press: a random cell looks at the odd one, and the liar
 * at another. None below `minEyesLevel`, and none while the player may still be thinking.
 */
export function glances(state: Pick<State, "seed" | "level">, seconds: number): Glance[] {
  const [hesitation, period] =
    state.level === 1 ? [firstHesitation, firstPeriod] : [hesitationSeconds, periodSeconds]
  if (state.level < minEyesLevel || seconds % period < hesitation) return []
  const times = Math.floor(seconds / period)
  const random = seeded(`${state.seed} ${state.level} glance ${times}`)
  const [odd, liar] = [oddCell(state), liarOf(state)]
  const others = Array.from({ length: sideOf(state.level) ** 2 }, (_, cell) => cell).filter(
    cell => cell !== odd && cell !== liar,
  )
  return [
    { cell: pick(others, random), at: odd },
    { cell: liar, at: pick(others, random) },
  ]
}
