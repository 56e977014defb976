/** Texts of the game: status, labels, statistics and the text to share. */
import { type Tally, tallyText } from "../../../lib/game/game"
import { hash, pick, seeded } from "../../../lib/game/random"
import {
  type Cells,
  cellsOf,
  type Mark,
  markOf,
  type Options,
  other,
  type State,
  them,
  ticTacToe,
  turnOf,
  winnerOf,
  winningCells,
  wonLines,
  you,
  yourMoves,
} from "./logic"
import { predictOutcome } from "./opponents"

/** Returns a cell's position: "row 1, column 2". */
export function cellName(cell: number): string {
  return `row ${Math.floor(cell / 3) + 1}, column ${(cell % 3) + 1}`
}

/** Returns a cell's accessible label: "Row 1, column 2: empty". */
export function cellLabel(cells: Cells, cell: number): string {
  const place = cellName(cell)
  const onLine = wonLines(cells).some(line => (line as readonly number[]).includes(cell))
  return `R${place.slice(1)}: ${cells[cell] ?? "empty"}${onLine ? ", on the winning line" : ""}`
}

const proud = [
  "Pertti places his mark, looks at it, and seems proud",
  "Pertti walks round the board twice and sits down on a cell",
  "Pertti aims at the middle of the cell and nearly hits it",
  "Pertti hums something, and then there is a mark",
  "Pertti was asleep, but his paw was not",
]

/** Describes the hamster's last move, without the cell and the full stop. */
export function hamsterDid(state: State): string {
  const before = cellsOf({ ...state, moves: state.moves.slice(0, -1) })
  const cell = state.moves.at(-1) ?? -1
  if (winningCells(before, them).length > 0)
    return "Pertti had two in a row, and chose a cell with a better view"
  if (winningCells(before, you).includes(cell))
    return "Pertti leans on the board, and it happens to be a block"
  return pick(proud, seeded(hash(`${state.starter}${state.moves.join("")}`)))
}

function ending(winner: Mark | null, { opponent }: Options): string {
  if (opponent === "friend") return winner ? `${winner} wins. Shake hands.` : "A draw. Shake hands."
  if (opponent === "hamster") {
    if (winner === you) return "You win. Pertti congratulates the wrong wall."
    return winner ? "Pertti wins. He asks which of the two he was." : "A draw. Pertti counts it as a win."
  }
  if (winner === them) return "The perfect player wins. It would rather you had not asked."
  return winner === you
    ? "You win. That was thought impossible."
    : "A draw. Nobody gets more out of the perfect player."
}

function lastMove(state: State, { opponent }: Options): string {
  const cell = state.moves.at(-1)
  if (cell === undefined) return ""
  const mark = markOf(state, state.moves.length - 1)
  const place = cellName(cell)
  if (opponent === "friend") return `${mark} took ${place}. `
  if (mark === you) return ""
  return opponent === "hamster" ? `${hamsterDid(state)}: ${place}. ` : `The perfect player takes ${place}. `
}

/** Returns the perfect player's written prediction. */
export function predictionText(state: State): string {
  if (state.ally) return "That is not what I wrote."
  const { winner, moves } = predictOutcome(state)
  if (winner === null) return "Ends in a draw."
  return ticTacToe.isOver(state) ? `${winner}, as written.` : `${winner} wins with move ${moves}.`
}

/** Describes the state in a sentence or two. */
export function statusOf(state: State, options: Options): string {
  const last = state.moves.at(-1)
  if (last !== undefined && ticTacToe.isOver(state)) {
    const winner = winnerOf(state)
    const by = winner === them && options.opponent !== "friend" ? `O takes ${cellName(last)}. ` : ""
    return by + ending(winner, options)
  }
  const turn = turnOf(state)
  if (options.opponent === "friend") return `${lastMove(state, options)}${turn} to place.`
  if (turn === you) return `${lastMove(state, options)}Your turn: you are ${you}.`
  return options.opponent === "hamster"
    ? "Pertti is looking for his pen."
    : "The perfect player already knows."
}

/** Returns the text to share after a game. */
export function shareText(state: State, { opponent }: Options): string {
  const winner = winnerOf(state)
  const moves = yourMoves(state)
  if (opponent === "friend") {
    return winner
      ? `Tic tac toe among friends: ${winner} beat ${other(winner)}.`
      : "Tic tac toe among friends: a draw."
  }
  if (opponent === "hamster") {
    if (winner === you) return `I beat a drunk hamster at tic tac toe in ${moves} moves.`
    return winner
      ? "I lost to a drunk hamster at tic tac toe."
      : "I drew with a drunk hamster at tic tac toe."
  }
  if (winner === them)
    return `A perfect player needed ${state.moves.length - moves} moves to beat me at tic tac toe.`
  return winner
    ? "I beat the perfect player at tic tac toe."
    : "I drew with the perfect player at tic tac toe."
}

/**
 * Returns the statistics against this opponent in a sentence; `hasAllied` is true if a game has ended off the board, which
 * they don't count.
 */
export function tallyLine(tally: Tally, { opponent }: Options, hasAllied = false): string {
  const against = `Against ${ticTacToe.level?.({ opponent, starter: "you" })}: `
  if (hasAllied && tally.played === 0) return `${against}no games by the rules yet.`
  if (opponent !== "friend" || tally.played === 0) return against + tallyText(tally).replace(/^N/, "n")
  const { played, won, lost, drawn } = tally
  return `${against}${played} ${played === 1 ? "game" : "games"}, X won ${won}, O won ${lost}, ${drawn} drawn.`
}
