/** The computer opponents: a perfect player, and a hamster who has had too much carrot juice. */
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
 * Returns the minimax value of a board for the mark to move: 0 for a draw, positive for a win (higher if sooner),
 * negative for a loss (lower if sooner). Memoised negamax over the 5478 reachable boards.
 */
export function minimaxValue(cells: Cells, mark: Mark): number {
  const key = cells.map(cell => cell ?? "-").join("") + mark
  const found = known.get(key)
  if (found !== undefined) return found
  const free = freeCells(cells)
  let value = 0
  if (wonLines(cells).length > 0) value = -1 - free.length
  else if (free.length > 0)
    value = Math.max(...free.map(cell => -minimaxValue(withMark(cells, cell, mark), other(mark))))
  known.set(key, value)
  return value
}

/**
 * Predicts the end of a game with perfect play on both sides: the winner (null for a draw), and the total number of
 * moves.
 */
export function predictOutcome(state: State): { winner: Mark | null; moves: number } {
  const turn = turnOf(state)
  const value = minimaxValue(cellsOf(state), turn)
  if (value === 0) return { winner: null, moves: 9 }
  return { winner: value > 0 ? turn : other(turn), moves: 10 - Math.abs(value) }
}

/** Returns all optimal moves: the quickest wins, or else the draws, or else the slowest losses. */
export function perfectMoves(state: State): number[] {
  const cells = cellsOf(state)
  const mark = turnOf(state)
  const values = freeCells(cells).map(cell => ({
    cell,
    value: -minimaxValue(withMark(cells, cell, mark), other(mark)),
  }))
  const best = Math.max(...values.map(({ value }) => value))
  return values.filter(({ value }) => value === best).map(({ cell }) => cell)
}

/** The probabilities that the hamster notices a winning move of his, and a threat to block. */
const seesWin = 0.55
const seesThreat = 0.35

/** Returns the hamster's move. He overlooks about every other chance. */
export function drunkMove(state: State, random: Random): number {
  const cells = cellsOf(state)
  const mark = turnOf(state)
  const wins = winningCells(cells, mark)
  if (wins.length > 0 && random() < seesWin) return pick(wins, random)
  const threats = winningCells(cells, other(mark))
  if (threats.length > 0 && random() < seesThreat) return pick(threats, random)
  return pick(freeCells(cells), random)
}

/** Returns the opponent's next move. Throws a RangeError on a full board. */
export function replyOf(opponent: Exclude<Opponent, "friend">, state: State, random: Random): number {
  return opponent === "perfect" ? pick(perfectMoves(state), random) : drunkMove(state, random)
}
