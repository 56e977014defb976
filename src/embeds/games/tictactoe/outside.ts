/** Marks drawn off the board, which do not count, and the opponents' reactions. */
import { type Cells, type Mark, type Opponent, other, you } from "./logic"

export type Outside = {
  /** The mark off the board in each row; a rubbed-out mark stays faintly visible. */
  marks: readonly (Mark | null)[]
  /** True if the marks have been rubbed out. */
  isRubbed: boolean
  /** The number of marks drawn there. */
  tries: number
}

export const nothing: Outside = { marks: [null, null, null], isRubbed: false, tries: 0 }

/** The number of tries after which the perfect player builds a wall. */
const maxTries = 3

export function isWalled({ tries }: Outside, opponent: Opponent): boolean {
  return opponent === "perfect" && tries >= maxTries
}

/** Adds a mark off the board in a row, from 0. Pertti answers with one in the first free row. */
export function markOutside(outside: Outside, row: number, mark: Mark, opponent: Opponent): Outside {
  const isTaken = outside.marks[row] !== null && !outside.isRubbed
  if (isTaken || isWalled(outside, opponent)) return outside
  const marks = outside.marks.map((old, at) => (at === row ? mark : old))
  const free = marks.indexOf(null)
  if (opponent === "hamster" && free >= 0) marks[free] = other(mark)
  return { marks, isRubbed: opponent === "perfect", tries: outside.tries + 1 }
}

const afterwards: Record<Opponent, readonly string[]> = {
  friend: [
    "That is between the two of you, and it is over.",
    "It is still over.",
    "You could just ask for another game.",
  ],
  hamster: [
    "Pertti asks who is winning now.",
    "Pertti has drawn a chair there, and sits on it.",
    "He thinks that this is the game.",
  ],
  perfect: [
    "The game is over. The perfect player looks at your mark, and at the clock.",
    "“It doesn't count,” says the perfect player. It has counted.",
    "The perfect player has gone to fetch bricks. It was to be a short evening.",
  ],
}

/** Returns the opponent's reaction to the last mark off the board. */
export function outsideText(
  outside: Outside,
  row: number,
  cells: Cells,
  opponent: Opponent,
  isOver = false,
): string {
  if (isOver) {
    const isThree = cells[row * 3 + 1] === you && cells[row * 3 + 2] === you
    if (isThree && opponent !== "friend")
      return "Three in a row, after the whistle. It goes into another book."
    return afterwards[opponent][Math.min(outside.tries, 3) - 1] ?? ""
  }
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
