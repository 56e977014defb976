import {
  afterMoves,
  counts,
  type DailyRecord,
  dailyGames,
  emptyRecord,
  isComplete,
  type Mark,
  marksOf,
  maxStamps,
  movesOn,
  stampOf,
  streakOf,
} from "../../../src/lib/game/daily"

/** Plays all four games of a day to their end, each with one move. */
function complete(record: DailyRecord, day: number, mark: Mark = 2): DailyRecord {
  return dailyGames.reduce((after, game) => afterMoves(after, day, game, [1], mark), record)
}

describe("the record of daily games", () => {
  it("keeps the moves of a day, and forgets them on the next", () => {
    const record = afterMoves(emptyRecord, 100, "word", [3, 4], null)
    expect(movesOn(record, 100)).toEqual({ odd: [], word: [3, 4], lights: [], race: [] })
    expect(movesOn(record, 101).word).toEqual([])
    expect(afterMoves(record, 101, "odd", [1], null).moves).toEqual({
      odd: [1],
      word: [],
      lights: [],
      race: [],
    })
  })

  it("stamps a day when all four games have ended, with the sum of their marks", () => {
    const begun = afterMoves(emptyRecord, 100, "odd", [1], 3)
    expect(isComplete(stampOf(begun, 100))).toBe(false)
    const done = complete(emptyRecord, 100, 2)
    expect(isComplete(stampOf(done, 100))).toBe(true)
    expect(marksOf(stampOf(done, 100))).toBe(8)
  })

  it("keeps the first mark of a game", () => {
    const done = complete(emptyRecord, 100, 1)
    expect(afterMoves(done, 100, "odd", [1, 2], 3)).toBe(done)
  })

  it("gives no stamp to a clock that was put back", () => {
    const done = complete(emptyRecord, 100)
    expect(counts(done, 99)).toBe(false)
    expect(complete(done, 99)).toBe(done)
    expect(counts(done, 100)).toBe(true)
    expect(counts(done, 101)).toBe(true)
  })

  it("remembers the last thousand stamps", () => {
    const days = Array.from({ length: 1010 }, (_, index) => index + 1)
    const record = days.reduce((after, day) => complete(after, day), emptyRecord)
    expect(record.stamps.map(({ day }) => day)).toEqual(days.slice(-maxStamps))
  })

  it("counts complete days in a row, up to today or yesterday", () => {
    const row = [97, 98, 99].reduce((after, day) => complete(after, day), complete(emptyRecord, 95))
    expect(streakOf(row, 99)).toBe(3)
    expect(streakOf(row, 100)).toBe(3)
    expect(streakOf(afterMoves(row, 100, "odd", [1], 0), 100)).toBe(3)
    expect(streakOf(row, 101)).toBe(0)
    expect(streakOf(emptyRecord, 100)).toBe(0)
    const year = Array.from({ length: 365 }, (_, day) => day + 1)
    expect(
      streakOf(
        year.reduce((after, day) => complete(after, day), emptyRecord),
        365,
      ),
    ).toBe(365)
  })
})
