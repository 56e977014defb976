/** Tic tac toe: nine cells in row-major order from 0, and a list of moves as the whole state. */
import * as v from "valibot"
import type { Game, GameEvent, Report, Result } from "../../../lib/game/game"

export type Mark = "X" | "O"
export type Cells = readonly (Mark | null)[]
/** A thing from another page, by the path of that page, and the row at the end of which it stands off the board. */
export type Beside = { thing: string; row: number }
export type State = {
  starter: Mark
  moves: number[]
  /** The thing that made three in a row with two marks, which ended the game. */
  ally?: Beside | undefined
}
/**
 * A move, with the thing beside the board, or that of the thing alone. A move includes the mark, so that a late press is
 * never taken for the opponent's.
 */
export type Action = { cell: number; mark: Mark; beside?: Beside } | { beside: Beside }
export type Opponent = "friend" | "hamster" | "perfect"
export type Starter = "you" | "them" | "turns"
export type Options = { opponent: Opponent; starter: Starter }

/** The visitor's mark and the opponent's. */
export const you: Mark = "X"
export const them: Mark = "O"

const lines = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
] as const

export type Line = (typeof lines)[number]

export function other(mark: Mark): Mark {
  return mark === "X" ? "O" : "X"
}

/** Returns the mark of a move by its index, from 0. */
export function markOf({ starter }: State, move: number): Mark {
  return move % 2 === 0 ? starter : other(starter)
}

/** Returns the marks on the board, by cell. */
export function cellsOf(state: State): Cells {
  const cells: (Mark | null)[] = Array(9).fill(null)
  state.moves.forEach((cell, move) => {
    cells[cell] = markOf(state, move)
  })
  return cells
}

/** Returns the mark to move, even after the end of the game. */
export function turnOf(state: State): Mark {
  return markOf(state, state.moves.length)
}

/** Returns the completed lines: none, one, or two made by the same move. */
export function wonLines(cells: Cells): Line[] {
  return lines.filter(([a, b, c]) => cells[a] && cells[a] === cells[b] && cells[a] === cells[c])
}

/** Returns the winning mark; null if there is none. */
export function winnerOf(state: State): Mark | null {
  return wonLines(cellsOf(state)).length > 0 ? markOf(state, state.moves.length - 1) : null
}

/** Returns the empty cells. */
export function freeCells(cells: Cells): number[] {
  return cells.flatMap((mark, cell) => (mark === null ? [cell] : []))
}

/** Returns a copy of the board with one more mark. */
export function withMark(cells: Cells, at: number, mark: Mark): Cells {
  return cells.map((held, cell) => (cell === at ? mark : held))
}

/** Returns the cells where `mark` would win at once. */
export function winningCells(cells: Cells, mark: Mark): number[] {
  return freeCells(cells).filter(cell => wonLines(withMark(cells, cell, mark)).length > 0)
}

/** Returns the mark that has the two cells beside a thing off the board; null if none has both. */
export function allyOf(cells: Cells, row: number): Mark | null {
  const [near, far] = [cells[row * 3 + 2] ?? null, cells[row * 3 + 1] ?? null]
  return near === far ? near : null
}

function isOver(state: State): boolean {
  return state.moves.length === 9 || winnerOf(state) !== null
}

function step(state: State, action: Action): State {
  if (state.ally || isOver(state)) return state
  const { beside } = action
  if (!("cell" in action))
    return beside && allyOf(cellsOf(state), beside.row) ? { ...state, ally: beside } : state
  const { cell, mark } = action
  const isLegal = Number.isInteger(cell) && cell >= 0 && cell < 9 && !state.moves.includes(cell)
  if (!isLegal || mark !== turnOf(state)) return state
  const next = { ...state, moves: [...state.moves, cell] }
  // A row within the board comes first, and two marks that were there before are no row now.
  const isInRow = beside && Math.floor(cell / 3) === beside.row && allyOf(cellsOf(next), beside.row) !== null
  return isInRow && !isOver(next) ? { ...next, ally: beside } : next
}

function start({ starter }: Options, last?: State): State {
  if (starter !== "turns") return { starter: starter === "you" ? you : them, moves: [] }
  if (!last) return { starter: you, moves: [] }
  return { starter: last.moves.length > 0 ? other(last.starter) : last.starter, moves: [] }
}

/** Returns the number of the visitor's marks on the board. */
export function yourMoves(state: State): number {
  return state.moves.filter((_, move) => markOf(state, move) === you).length
}

function result(state: State, { opponent }: Options): Result {
  const winner = winnerOf(state)
  if (winner === them) return { outcome: "lost" }
  const outcome = winner ? "won" : "drawn"
  if (opponent === "friend") return { outcome }
  const moves = yourMoves(state)
  return {
    outcome,
    best: winner ? { score: 9 - moves, text: `won in ${moves} moves` } : { score: 0, text: "a draw" },
  }
}

function report(event: GameEvent<State, Action, Options>): Report | undefined {
  if (event.kind === "step") {
    const { action } = event
    return "cell" in action ? { action: "select", label: action.mark, value: action.cell } : undefined
  }
  if (event.kind === "new") return { action: "reset" }
  if (event.kind === "options") {
    const { starter } = event.options
    return starter === event.before.starter ? { action: "reset" } : { action: "starter", label: starter }
  }
  const winner = winnerOf(event.state)
  return winner ? { action: "win", label: winner } : undefined
}

const cell = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(8))
const row = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2))
const mark = v.picklist(["X", "O"])

/** Returns whether a stored list of moves is a legal game. */
function isPossible({ starter, moves, ally }: State): boolean {
  let state: State = { starter, moves: [] }
  for (const cell of moves) state = step(state, { cell, mark: turnOf(state) })
  return state.moves.length === moves.length && (!ally || step(state, { beside: ally }) !== state)
}

const levels = { friend: "a friend", hamster: "the drunk hamster", perfect: "the perfect player" }

export const ticTacToe: Game<State, Action, Options> = {
  name: "tictactoe",
  options: { opponent: "perfect", starter: "you" },
  schema: {
    state: v.pipe(
      v.object({
        starter: mark,
        moves: v.array(cell),
        ally: v.optional(v.object({ thing: v.string(), row })),
      }),
      v.check(isPossible),
    ),
    options: v.object({
      opponent: v.picklist(["friend", "hamster", "perfect"]),
      starter: v.picklist(["you", "them", "turns"]),
    }),
  },
  start: (options, _random, last) => start(options, last),
  step,
  isOver,
  result,
  level: ({ opponent }) => levels[opponent],
  undo: true,
  isTurn: (state, { opponent }) => opponent === "friend" || turnOf(state) === you,
  report,
}
