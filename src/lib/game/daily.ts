/** The four games of the day: what is remembered of them, and how days add up. Days are counted from 1970-01-01. */

/** The games in their order; `odd` is the odd one out of a grid of colours. */
export const dailyGames = ["odd", "word", "lights", "race"] as const
export type DailyGame = (typeof dailyGames)[number]

/** The mark of a finished game, of three. */
export type Mark = 0 | 1 | 2 | 3

/** The marks of a day in the order of `dailyGames`; null for a game that isn't finished. */
export type Stamp = { day: number; marks: (Mark | null)[] }

/** The moves made in each game; a game's state follows from its day and its moves. */
export type Moves = Record<DailyGame, number[]>

export type DailyRecord = {
  /** The day of the moves. */
  day: number
  moves: Moves
  /** The stamps in the order of their days. */
  stamps: Stamp[]
}

export const noMoves: Moves = { odd: [], word: [], lights: [], race: [] }
export const emptyRecord: DailyRecord = { day: 0, moves: noMoves, stamps: [] }

/** The number of stamps that are remembered. */
export const maxStamps = 1000

/** The best sum of a day's marks. */
export const maxMarks = 3 * dailyGames.length

/** Returns the moves of a day; none if the record is of another. */
export function movesOn(record: DailyRecord, day: number): Moves {
  return record.day === day ? record.moves : noMoves
}

/** Returns the stamp of a day, which is empty if nothing has been finished. */
export function stampOf({ stamps }: Pick<DailyRecord, "stamps">, day: number): Stamp {
  return stamps.find(stamp => stamp.day === day) ?? { day, marks: dailyGames.map(() => null) }
}

export function isComplete({ marks }: Stamp): boolean {
  return marks.every(mark => mark !== null)
}

/** Returns the sum of a stamp's marks, 0 to 12. */
export function marksOf({ marks }: Stamp): number {
  return marks.reduce<number>((sum, mark) => sum + (mark ?? 0), 0)
}

/** Returns whether a day counts: a clock that was put back gives no second stamp. */
export function counts({ stamps }: DailyRecord, day: number): boolean {
  return stamps.every(stamp => stamp.day <= day)
}

/** Returns the record after the moves of a game, and its mark if it has ended. The first mark of a game stays. */
export function afterMoves(
  record: DailyRecord,
  day: number,
  game: DailyGame,
  moves: number[],
  mark: Mark | null,
): DailyRecord {
  const stamp = stampOf(record, day)
  const at = dailyGames.indexOf(game)
  if (!counts(record, day) || stamp.marks[at] !== null) return record
  const next = { day, moves: { ...movesOn(record, day), [game]: moves }, stamps: record.stamps }
  if (mark === null) return next
  const marked = { day, marks: stamp.marks.map((old, index) => (index === at ? mark : old)) }
  return { ...next, stamps: [...record.stamps.filter(old => old.day !== day), marked].slice(-maxStamps) }
}

/** Returns the number of complete days in a row, up to a day or the one before it. */
export function streakOf({ stamps }: Pick<DailyRecord, "stamps">, day: number): number {
  const complete = new Set(stamps.filter(isComplete).map(stamp => stamp.day))
  let last = complete.has(day) ? day : day - 1
  let length = 0
  while (complete.has(last)) {
    length++
    last--
  }
  return length
}
