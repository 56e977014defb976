import fc from "fast-check"
import { dayAt, dayKey, dayNumber, dayOf } from "../../../src/lib/calendar/calendarDay"

const day = (key: string) => dayOf(new Date(`${key}T12:00:00`))

describe("a day", () => {
  it("has months from 1 to 12", () => {
    expect(dayOf(new Date(2024, 0, 31))).toEqual({ year: 2024, month: 1, day: 31 })
    expect(dayOf(new Date(2024, 11, 1))).toEqual({ year: 2024, month: 12, day: 1 })
    expect(dayKey({ year: 2024, month: 1, day: 5 })).toBe("2024-01-05")
  })

  it("is followed by the next, over leap days, years and summer time", () => {
    expect(dayNumber(day("2024-03-01")) - dayNumber(day("2024-02-28"))).toBe(2)
    expect(dayNumber(day("2025-01-01")) - dayNumber(day("2024-12-31"))).toBe(1)
    expect(dayNumber(day("2024-04-01")) - dayNumber(day("2024-03-31"))).toBe(1)
  })

  it("comes back from its number", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 40_000 }), n => {
        expect(dayNumber(dayAt(n))).toBe(n)
      }),
    )
  })
})
