import { dayNumber } from "../../../src/lib/calendar/calendarDay"
import { gameDay, msUntilDay, shortDate } from "../../../src/lib/calendar/gameDay"

const day = dayNumber({ year: 2026, month: 11, day: 29 })

describe("the day of the games", () => {
  it("begins at midnight in Helsinki, in winter and in summer", () => {
    expect(gameDay(Date.parse("2026-11-28T21:59:59Z"))).toBe(day - 1)
    expect(gameDay(Date.parse("2026-11-28T22:00:00Z"))).toBe(day)
    expect(gameDay(Date.parse("2026-07-09T20:59:59Z"))).toBe(dayNumber({ year: 2026, month: 7, day: 9 }))
    expect(gameDay(Date.parse("2026-07-09T21:00:00Z"))).toBe(dayNumber({ year: 2026, month: 7, day: 10 }))
  })

  it("is at one instant the same for Honolulu and Tokyo, whose own days differ", () => {
    expect(gameDay(Date.parse("2026-11-29T10:00:00-10:00"))).toBe(
      gameDay(Date.parse("2026-11-30T05:00:00+09:00")),
    )
  })

  it("says how long it is until another, also over a change of the clocks", () => {
    expect(msUntilDay(day + 1, Date.parse("2026-11-29T16:48:00Z"))).toBe((5 * 60 + 12) * 60_000)
    const change = dayNumber({ year: 2026, month: 10, day: 25 })
    expect(msUntilDay(change + 1, Date.parse("2026-10-24T21:00:00Z"))).toBe(25 * 3_600_000)
  })

  it("is written without its year", () => {
    expect(shortDate({ month: 2, day: 29 })).toBe("29 February")
  })
})
