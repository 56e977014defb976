/** Each game of the day draws the state that follows from its day and its moves. */
export type GameProps = {
  /** The day, counted from 1970-01-01. */
  day: number
  moves: readonly number[]
  /** Adds a move. */
  move: (move: number) => void
}
