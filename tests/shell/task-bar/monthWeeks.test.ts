import fc from "fast-check"
import { monthWeeks } from "../../../src/shell/task-bar/monthWeeks"

describe("the weeks of a month", () => {
  it("begin on Monday: November 2026 begins on a Sunday", () => {
    const weeks = monthWeeks(2026, 10)
    expect(weeks).toHaveLength(6)
    expect(weeks[0]).toEqual([null, null, null, null, null, null, 1])
    expect(weeks[5]).toEqual([30, null, null, null, null, null, null])
  })

  it("are four in February 2027, which begins on a Monday", () => {
    expect(monthWeeks(2027, 1)).toHaveLength(4)
    expect(monthWeeks(2027, 1)[3]).toEqual([22, 23, 24, 25, 26, 27, 28])
  })

  it("have every day once, under its weekday", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1970, max: 2100 }), fc.integer({ min: 0, max: 11 }), (year, month) => {
        const weeks = monthWeeks(year, month)
        const last = new Date(year, month + 1, 0).getDate()
        expect(weeks.flat().filter(Boolean)).toEqual(Array.from({ length: last }, (_, index) => index + 1))
        for (const week of weeks) {
          expect(week).toHaveLength(7)
          for (const [weekday, day] of week.entries())
            if (day !== null) expect(new Date(year, month, day).getDay()).toBe((weekday + 1) % 7)
        }
      }),
    )
  })
})
