/** Tic tac toe: two marks, nine cells numbered by rows from 0, and the list of moves that is the whole game. */
import * as v from "valibot"
import type { Game, GameEvent, Report, Result } from "../../../lib/game/game"

export type Mark = "X" | "O"
export type Cells = readonly (Mark | null)[]
export type State = { starter: Mark; moves: number[] }
/** The mark is told with the cell, so that a move of one that comes too late is never taken for the other's. */
export type Action = { cell: number; mark: Mark }
export type Opponent = "friend" | "hamster" | "perfect"
export type Starter = "you" | "them" | "turns"
export type Options = { opponent: Opponent; starter: Starter }

/** The visitor's mark, and the opponent's. */
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

/** The mark of the move with this index, from 0. */
export function markOf({ starter }: State, move: number): Mark {
  return move % 2 === 0 ? starter : other(starter)
}

/** The nine cells as the moves left them. */
export function cellsOf(state: State): Cells {
  const cells: (Mark | null)[] = Array(9).fill(null)
  state.moves.forEach((cell, move) => {
    cells[cell] = markOf(state, move)
  })
  return cells
}

/** Whose turn it would be, also when the game is over. */
export function turnOf(state: State): Mark {
  return markOf(state, state.moves.length)
}

/** The lines that are full of one mark: none, one, or two made by the same move. */
export function wonLines(cells: Cells): Line[] {
  return lines.filter(([a, b, c]) => cells[a] && cells[a] === cells[b] && cells[a] === cells[c])
}

/** The winner, or null. */
export function winnerOf(state: State): Mark | null {
  return wonLines(cellsOf(state)).length > 0 ? markOf(state, state.moves.length - 1) : null
}

/** The cells that are still empty. */
export function freeCells(cells: Cells): number[] {
  return cells.flatMap((mark, cell) => (mark === null ? [cell] : []))
}

/** The board with one more mark. */
export function withMark(cells: Cells, at: number, mark: Mark): Cells {
  return cells.map((held, cell) => (cell === at ? mark : held))
}

/** The cells where `mark` would win at once. */
export function winningCells(cells: Cells, mark: Mark): number[] {
  return freeCells(cells).filter(cell => wonLines(withMark(cells, cell, mark)).length > 0)
}

function isOver(state: State): boolean {
  return state.moves.length === 9 || winnerOf(state) !== null
}

function step(state: State, { cell, mark }: Action): State {
  const isLegal = Number.isInteger(cell) && cell >= 0 && cell < 9 && !state.moves.includes(cell)
  if (!isLegal || mark !== turnOf(state) || isOver(state)) return state
  return { ...state, moves: [...state.moves, cell] }
}

function start({ starter }: Options, last?: State): State {
  if (starter !== "turns") return { starter: starter === "you" ? you : them, moves: [] }
  if (!last) return { starter: you, moves: [] }
  return { starter: last.moves.length > 0 ? other(last.starter) : last.starter, moves: [] }
}

/** How many marks of the visitor are on the board. */
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
  if (event.kind === "step") return { action: "select", label: event.action.mark, value: event.action.cell }
  if (event.kind === "new") return { action: "reset" }
  if (event.kind === "options") {
    const { starter } = event.options
    return starter === event.before.starter ? { action: "reset" } : { action: "starter", label: starter }
  }
  const winner = winnerOf(event.state)
  return winner ? { action: "win", label: winner } : undefined
}

const cell = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(8))
const mark = v.picklist(["X", "O"])

/** Whether the moves, one after another, are a game that could have been played. */
function isPossible({ starter, moves }: State): boolean {
  let state: State = { starter, moves: [] }
  for (const cell of moves) state = step(state, { cell, mark: turnOf(state) })
  return state.moves.length === moves.length
}

const levels = { friend: "a friend", hamster: "the drunk hamster", perfect: "the perfect player" }

export const ticTacToe: Game<State, Action, Options> = {
  name: "tictactoe",
  options: { opponent: "perfect", starter: "you" },
  schema: {
    state: v.pipe(v.object({ starter: mark, moves: v.array(cell) }), v.check(isPossible)),
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
