/** Marks that are made beside the board, which count for nothing, and what the opponents do about them. */
import { type Cells, type Mark, type Opponent, other, you } from "./logic"

export type Outside = {
  /** What stands beside each row, drawn by hand; a mark that was rubbed out can still be seen. */
  marks: readonly (Mark | null)[]
  /** Whether they were rubbed out. */
  isRubbed: boolean
  /** How often somebody has tried. */
  tries: number
}

export const nothing: Outside = { marks: [null, null, null], isRubbed: false, tries: 0 }

/** After so many tries the perfect player builds a wall. */
const patience = 3

/** Whether there is a wall where the paper went on. */
export function isWalled({ tries }: Outside, opponent: Opponent): boolean {
  return opponent === "perfect" && tries >= patience
}

/** The paper after a mark beside a row, from 0. Pertti puts one of his beside the next free one. */
export function markOutside(outside: Outside, row: number, mark: Mark, opponent: Opponent): Outside {
  const isTaken = outside.marks[row] !== null && !outside.isRubbed
  if (isTaken || isWalled(outside, opponent)) return outside
  const marks = outside.marks.map((old, at) => (at === row ? mark : old))
  const free = marks.indexOf(null)
  if (opponent === "hamster" && free >= 0) marks[free] = other(mark)
  return { marks, isRubbed: opponent === "perfect", tries: outside.tries + 1 }
}

/** What is said of the last mark beside a row. */
export function outsideText(outside: Outside, row: number, cells: Cells, opponent: Opponent): string {
  if (opponent === "friend") return "That is between the two of you."
  if (opponent === "hamster") {
    const isThree = cells[row * 3 + 1] === you && cells[row * 3 + 2] === you
    return isThree
      ? "Three in a row, Pertti agrees, and asks which row."
      : "Pertti follows you off the board. The view is better there."
  }
  if (isWalled(outside, opponent)) return "The perfect player has built a wall. It had the bricks with it."
  return outside.tries === 1
    ? "The perfect player rubs it out, without looking up."
    : "The perfect player rubs it out again, and asks how much paper you have."
}
