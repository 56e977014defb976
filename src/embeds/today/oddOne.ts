/** The odd one: five grids of cells, one of which has another colour. Cells are counted by rows from 0. */
import type { Mark } from "../../lib/game/daily"
import { randomInt, shuffle } from "../../lib/game/random"
import { randomOf } from "./seed"

/** The rows and columns, the difference in colour by CIEDE2000, and the liars among the eyes of each level. */
const levels = [
  { side: 3, difference: 14, liars: 0 },
  { side: 4, difference: 9, liars: 1 },
  { side: 4, difference: 6.5, liars: 2 },
  { side: 5, difference: 5, liars: 3 },
  { side: 6, difference: 3.5, liars: 4 },
] as const

export const levelCount = levels.length
export const maxMistakes = 3

/** The number of eyes in a grid that look at the odd one. */
const honest = 2

export type Level = {
  side: number
  odd: number
  difference: number
  /** The cell that each cell looks at; null looks ahead. */
  looks: (number | null)[]
  liars: number
}

/** Returns a level of a day, from 0. Throws a RangeError for a level that doesn't exist. */
export function levelOf(day: number, level: number): Level {
  const rules = levels[level]
  if (!rules) throw new RangeError(`There is no level ${level}.`)
  const { side, difference, liars } = rules
  const random = randomOf(day, `odd ${level}`)
  const cells = Array.from({ length: side ** 2 }, (_, cell) => cell)
  const odd = randomInt(side ** 2, random)
  const others = shuffle(
    cells.filter(cell => cell !== odd),
    random,
  )
  const looking = others.slice(0, honest + liars)
  // Each liar looks at a cell of its own, so that only the honest ones agree.
  const decoys = shuffle(others.slice(honest + liars), random)
  const looks = cells.map(cell => {
    const at = looking.indexOf(cell)
    if (at < 0) return null
    return at < honest ? odd : (decoys[at - honest] ?? null)
  })
  return { side, odd, difference, looks, liars }
}

export type OddState = {
  /** The level to play, from 0; `levelCount` after the last. */
  level: number
  /** The cells wrongly chosen at this level. */
  wrong: number[]
  mistakes: number
  mark: Mark | null
}

/** Plays the chosen cells in their order. */
export function playOdd(day: number, moves: readonly number[]): OddState {
  const state: OddState = { level: 0, wrong: [], mistakes: 0, mark: null }
  for (const cell of moves) {
    if (state.mark !== null) break
    if (cell === levelOf(day, state.level).odd) {
      state.level++
      state.wrong = []
    } else if (!state.wrong.includes(cell)) {
      state.wrong = [...state.wrong, cell]
      state.mistakes++
    }
    if (state.level === levelCount || state.mistakes === maxMistakes)
      state.mark = (maxMistakes - state.mistakes) as Mark
  }
  return state
}
