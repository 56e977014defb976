/** A thing from another page at the end of a row, off the board: with two marks beside it, that makes three. */
import { inSentence, type Visitor } from "../../../kits/guest/useGuest"
import { allyOf, type Cells, type Mark, type Opponent, you } from "./logic"

type Named = Pick<Visitor, "name">

/** The row in which it is at first, from 0. */
export const firstRow = 1

/** The name of one whose drawing has not loaded. */
export const unnamed: Named = { name: "something off the board" }

/**
 * Returns the row of one that has not moved: the given one, or else the next in which no two marks are beside it, as nobody
 * has moved to make that three in a row.
 */
export function restingRow(cells: Cells, row: number): number {
  return [row, (row + 1) % 3, (row + 2) % 3].find(each => allyOf(cells, each) === null) ?? row
}

/** Returns the status while three in a row stand there, and nobody moves. */
export function allyText(guest: Named, mark: Mark, opponent: Opponent): string {
  const it = inSentence(guest)
  if (opponent === "friend") return `${mark} has three in a row, with ${it}. Shake hands with both.`
  if (opponent === "hamster")
    return mark === you
      ? `Three in a row, with ${it}. Pertti congratulates ${it}.`
      : `Pertti has three in a row, with ${it}. He has not noticed.`
  return mark === you
    ? `Three in a row, with ${it}. The perfect player has put down its pen. It had not thought of ${it}.`
    : `Three in a row for the perfect player, with ${it}. It says that it needed no help.`
}

/** Returns the hint after the status of an empty board. */
export function rowText(guest: Named, row: number): string {
  return ` Row ${row + 1} ends with ${inSentence(guest)}.`
}

/** Returns the message when it has been moved to another row. */
export function movedText(guest: Named, row: number, opponent: Opponent): string {
  const moved = `${guest.name} went to row ${row + 1}.`
  if (opponent === "friend") return moved
  return `${moved} ${opponent === "hamster" ? "Pertti" : "The perfect player"} sees only the board.`
}

/** Its memory of three in a row. */
export function allied(opponent: Opponent, mark: Mark): string {
  return opponent === "perfect" && mark === you
    ? "Was the third in a row, and beat a perfect player."
    : "Was the third in a row, from off the board."
}

/** The kind of the memory of a game that ended without it. */
export const stood = "stood"

/** Its memory of such a game. */
export function stoodBy(winner: Mark | null): string {
  return `Saw ${winner ?? "nobody"} win, from off the board.`
}
