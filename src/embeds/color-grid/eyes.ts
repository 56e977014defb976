/** Where the cells of a grid look: ahead, at a cell that was taken for another, or, when one hesitates, where they will. */
import { pick, seeded } from "../../lib/game/random"
import { oddCell, type State, sideOf } from "./logic"

/** Which way a pair of eyes looks: a vector of length 1 at most, to the right and down. */
export type Look = { x: number; y: number }

/** From this level on, the cells have their eyes open. */
export const watchedFrom = 5

/** Seconds at a level before two cells glance, and after which they look ahead again. */
const [hesitation, period] = [5, 7]

/** How one cell looks at another of a grid with so many columns, both counted by rows from 0; null looks at the player. */
export function lookAt(cell: number, at: number | null, side: number): Look {
  if (at === null) return { x: 0, y: 0 }
  if (cell === at) return { x: 0, y: 1 }
  const x = (at % side) - (cell % side)
  const y = Math.floor(at / side) - Math.floor(cell / side)
  const far = Math.hypot(x, y)
  return { x: x / far, y: y / far }
}

/** One who glances, and at which cell. */
export type Glance = { cell: number; at: number }

/** The cell that lies at this level: whatever it glances at is not the different one. */
export function liarOf(state: Pick<State, "seed" | "level">): number {
  const cells = Array.from({ length: sideOf(state.level) ** 2 }, (_, cell) => cell)
  return pick(
    cells.filter(cell => cell !== oddCell(state)),
    seeded(`${state.seed} ${state.level} liar`),
  )
}

/**
 * Who glances after so many seconds without a press: each time another cell at the different one, and the liar at
 * another that is not. None below the fifth level, and none while one may still be thinking.
 */
export function glances(state: Pick<State, "seed" | "level">, seconds: number): Glance[] {
  if (state.level < watchedFrom || seconds % period < hesitation) return []
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
