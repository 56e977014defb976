import fc from "fast-check"
import type { Day } from "../../../src/lib/calendar/calendarDay"
import {
  addDays,
  isoWeekday,
  longYears,
  mondayOf,
  weekCode,
  weekOf,
  weeksIn,
} from "../../../src/lib/calendar/isoWeek"

/** The years of 53 weeks from 1990 to 2060, as in published tables of ISO 8601. */
const published = [1992, 1998, 2004, 2009, 2015, 2020, 2026, 2032, 2037, 2043, 2048, 2054, 2060]

/** The date of January's first Thursday for each year from 1990 to 2060, as Python's fromisocalendar(year, 1, 4) has it. */
const thursdays = "43276542176432165431765321754327654217643216543176532175432765421764321"

/** The day of the week by Sakamoto's rule, 0 for Sunday: another way than the calendar of the platform. */
function sakamoto({ year, month, day }: Day): number {
  const y = month < 3 ? year - 1 : year
  const shift = [0, 3, 2, 5, 0, 3, 5, 1, 4, 6, 2, 4][month - 1] ?? 0
  return (y + Math.floor(y / 4) - Math.floor(y / 100) + Math.floor(y / 400) + shift + day) % 7
}

/** The day on which a year's first Thursday is, in January, by trying. */
function firstThursday(year: number): number {
  return [1, 2, 3, 4, 5, 6, 7].find(day => sakamoto({ year, month: 1, day }) === 4) ?? 0
}

const written = ({ year, month, day }: Day) => `${year}-${month}-${day}`

const days = fc
  .integer({ min: Date.UTC(1583, 0, 1) / 86_400_000, max: Date.UTC(9998, 11, 31) / 86_400_000 })
  .map(n => addDays({ year: 1970, month: 1, day: 1 }, n))

describe("the ISO week", () => {
  it("is the 53rd in the years that the published tables have", () => {
    expect(longYears(1990, 2060)).toEqual(published)
  })

  it("begins the year on the Monday of the week with its first Thursday, from 1990 to 2060", () => {
    expect(thursdays).toHaveLength(71)
    for (let year = 1990; year <= 2060; year++) {
      const thursday = Number(thursdays[year - 1990])
      expect([year, firstThursday(year)]).toEqual([year, thursday])
      expect(mondayOf({ year, week: 1 })).toEqual(addDays({ year, month: 1, day: thursday }, -3))
    }
  })

  it("is that of the definition, by counting Thursdays, for any day", () => {
    fc.assert(
      fc.property(days, day => {
        const thursday = addDays(day, 4 - (sakamoto(day) || 7))
        const newYear = { year: thursday.year, month: 1, day: 1 }
        const thursdays = Array.from({ length: 53 }, (_, i) =>
          written(addDays(newYear, firstThursday(thursday.year) - 1 + i * 7)),
        )
        expect(weekOf(day)).toEqual({ year: thursday.year, week: thursdays.indexOf(written(thursday)) + 1 })
      }),
    )
  })

  it("is the 53rd where the year begins on a Thursday, or on a Wednesday in a leap year", () => {
    for (let year = 1583; year <= 9999; year++) {
      const begins = sakamoto({ year, month: 1, day: 1 })
      const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
      const isLong = begins === 4 || (isLeap && begins === 3)
      expect([year, weeksIn(year)]).toEqual([year, isLong ? 53 : 52])
    }
  })

  it("has the Monday that is in it, and seven days", () => {
    fc.assert(
      fc.property(days, day => {
        const week = weekOf(day)
        const monday = mondayOf(week)
        expect(isoWeekday(monday)).toBe(1)
        expect(weekOf(addDays(monday, 6))).toEqual(week)
        expect(weekOf(addDays(monday, 7))).not.toEqual(week)
        expect(weekOf(addDays(monday, -1))).not.toEqual(week)
      }),
    )
  })

  it.each([
    ["2024-02-29", 2024, 2, 29, "2024-W09"],
    ["2024-12-31", 2024, 12, 31, "2025-W01"],
    ["2020-12-31", 2020, 12, 31, "2020-W53"],
    ["2021-01-03", 2021, 1, 3, "2020-W53"],
    ["2021-01-04", 2021, 1, 4, "2021-W01"],
    ["2023-01-01", 2023, 1, 1, "2022-W52"],
    ["1977-01-01", 1977, 1, 1, "1976-W53"],
    ["1978-01-02", 1978, 1, 2, "1978-W01"],
  ])("of %s is written as the standard has it", (_, year, month, day, code) => {
    expect(weekCode(weekOf({ year, month, day }))).toBe(code)
  })

  it("is the 53rd in 71 of any 400 years, those that begin on a Thursday, or on a Wednesday and leap", () => {
    const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
    for (const from of [1583, 1990, 2000, 9600]) expect(longYears(from, from + 399)).toHaveLength(71)
    for (let year = 1583; year < 1983; year++) {
      const first = sakamoto({ year, month: 1, day: 1 })
      expect(weeksIn(year) === 53).toBe(first === 4 || (first === 3 && isLeap(year)))
    }
  })

  it("is refused where the year has none", () => {
    expect(() => mondayOf({ year: 2025, week: 53 })).toThrow("The year 2025 has no week 53.")
    expect(() => mondayOf({ year: 2026, week: 54 })).toThrow(RangeError)
    expect(() => mondayOf({ year: 2026, week: 0 })).toThrow(RangeError)
    expect(mondayOf({ year: 2026, week: 53 })).toEqual({ year: 2026, month: 12, day: 28 })
  })
})
