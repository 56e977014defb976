/** Every game of tic tac toe, in order. */

export type Mark = "X" | "O"
export type Game = { cells: readonly (Mark | null)[]; winner: Mark | null }

/** The number of different games. */
export const allGames = 255_168

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

/** Yields the end of each game, by the squares of its marks from the first to the last. */
export function* games(
  cells: readonly (Mark | null)[] = Array(9).fill(null),
  mark: Mark = "X",
): Generator<Game> {
  for (const [i, cell] of cells.entries()) {
    if (cell) continue
    const next = cells.map((old, at) => (at === i ? mark : old))
    if (lines.some(line => line.every(at => next[at] === mark))) yield { cells: next, winner: mark }
    else if (!next.includes(null)) yield { cells: next, winner: null }
    else yield* games(next, mark === "X" ? "O" : "X")
  }
}

export type Score = { X: number; O: number; draws: number }

export const noScore: Score = { X: 0, O: 0, draws: 0 }

/** Plays up to `count` games on, and returns the new score with the last boards. */
export function playOn(rest: Iterator<Game>, score: Score, count: number, boards: number) {
  const next = { ...score }
  const last: Game[] = []
  for (let played = 0; played < count; played++) {
    const { value, done } = rest.next()
    if (done) break
    if (value.winner) next[value.winner as Mark]++
    else next.draws++
    // Spread over the whole batch: neighbouring games look alike.
    if (played % Math.max(1, Math.floor(count / boards)) === 0 && last.length < boards) last.push(value)
  }
  return { score: next, last }
}

export const total = ({ X, O, draws }: Score) => X + O + draws
