/** Who plays against the visitor: one that has thought of everything, and one that has had too much carrot juice. */
import { pick, type Random } from "../../../lib/game/random"
import {
  type Cells,
  cellsOf,
  freeCells,
  type Mark,
  type Opponent,
  other,
  type State,
  turnOf,
  winningCells,
  withMark,
  wonLines,
} from "./logic"

const known = new Map<string, number>()

/**
 * What a board is worth to the mark whose turn it is, with perfect play on both sides: 0 for a draw, more than 0 for
 * a win, the more the sooner, and less than 0 for a loss, the less the sooner. Negamax over the 5478 boards there are.
 */
export function worth(cells: Cells, mark: Mark): number {
  const key = cells.map(cell => cell ?? "-").join("") + mark
  const found = known.get(key)
  if (found !== undefined) return found
  const free = freeCells(cells)
  let value = 0
  if (wonLines(cells).length > 0) value = -1 - free.length
  else if (free.length > 0)
    value = Math.max(...free.map(cell => -worth(withMark(cells, cell, mark), other(mark))))
  known.set(key, value)
  return value
}

/** How a game ends when nobody makes a mistake from here on: the winner, null for none, and after how many moves. */
export function foreseen(state: State): { winner: Mark | null; moves: number } {
  const turn = turnOf(state)
  const value = worth(cellsOf(state), turn)
  if (value === 0) return { winner: null, moves: 9 }
  return { winner: value > 0 ? turn : other(turn), moves: 10 - Math.abs(value) }
}

/** All moves than which there is no better: the quickest wins, or else the draws, or else the longest losses. */
export function perfectMoves(state: State): number[] {
  const cells = cellsOf(state)
  const mark = turnOf(state)
  const values = freeCells(cells).map(cell => ({
    cell,
    value: -worth(withMark(cells, cell, mark), other(mark)),
  }))
  const best = Math.max(...values.map(({ value }) => value))
  return values.filter(({ value }) => value === best).map(({ cell }) => cell)
}

/** How likely the hamster is to see a win of its own, and one of the visitor's that could be blocked. */
const seesWin = 0.55
const seesThreat = 0.35

/** A cell for the hamster, who sees what is in front of it about every other time. */
export function drunkMove(state: State, random: Random): number {
  const cells = cellsOf(state)
  const mark = turnOf(state)
  const wins = winningCells(cells, mark)
  if (wins.length > 0 && random() < seesWin) return pick(wins, random)
  const threats = winningCells(cells, other(mark))
  if (threats.length > 0 && random() < seesThreat) return pick(threats, random)
  return pick(freeCells(cells), random)
}

/** The opponent's next move; throws a RangeError on a full board. */
export function replyOf(opponent: Exclude<Opponent, "friend">, state: State, random: Random): number {
  return opponent === "perfect" ? pick(perfectMoves(state), random) : drunkMove(state, random)
}
