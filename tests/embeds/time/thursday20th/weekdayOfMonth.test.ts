import fc from "fast-check"
import {
  friday13th,
  monthsWith,
  nextMonthWith,
  thursday20th,
} from "../../../../src/embeds/time/thursday20th/weekdayOfMonth"

const cycle = (weekday: number, day: number) => monthsWith({ weekday, day }, 2000, 2399).length

describe("a weekday on a day of the month", () => {
  it("is Friday the 13th 688 times in 400 years, and Thursday the 20th 684 times", () => {
    expect(cycle(5, 13)).toBe(688)
    expect(cycle(4, 20)).toBe(684)
  })

  it("is no other on a 20th more seldom than Thursday, and Saturday as seldom", () => {
    expect([0, 1, 2, 3, 4, 5, 6].map(weekday => cycle(weekday, 20))).toEqual([
      687, 685, 685, 687, 684, 688, 684,
    ])
  })

  it("is each of the seven once to three times in every year", () => {
    for (let year = 2000; year < 2400; year++) {
      const count = monthsWith(thursday20th, year, year).length
      expect(count).toBeGreaterThanOrEqual(1)
      expect(count).toBeLessThanOrEqual(3)
    }
  })

  it("is never both Thursday the 20th and Friday the 13th in a month, and has a Saturday for its 1st", () => {
    const written = ({ year, month }: { year: number; month: number }) => `${year}-${month}`
    const fridays = new Set(monthsWith(friday13th, 2000, 2399).map(written))
    const thursdays = monthsWith(thursday20th, 2000, 2399)
    expect(thursdays.filter(month => fridays.has(written(month)))).toEqual([])
    expect(thursdays).toEqual(monthsWith({ weekday: 6, day: 1 }, 2000, 2399))
    expect(thursdays).toEqual(monthsWith({ weekday: 4, day: 13 }, 2000, 2399))
    expect(monthsWith(friday13th, 2000, 2399)).toEqual(monthsWith({ weekday: 5, day: 20 }, 2000, 2399))
  })

  it("is waited for 1 to 14 months, and 1 only from February to March of an ordinary year", () => {
    const found = monthsWith(thursday20th, 2000, 2400)
    const waits = found.slice(1).map(({ year, month }, i) => {
      const before = found[i] ?? { year: 0, month: 0 }
      return { wait: (year - before.year) * 12 + month - before.month, year, month }
    })
    expect(Math.max(...waits.map(({ wait }) => wait))).toBe(14)
    const short = waits.filter(({ wait }) => wait === 1)
    expect(short.length).toBeGreaterThan(0)
    for (const { year, month } of short) {
      expect([month, new Date(Date.UTC(year, 2, 0)).getUTCDate()]).toEqual([3, 28])
    }
  })

  it("is next on the day itself, and after it next time", () => {
    const next = (year: number, month: number, day: number) => {
      const found = nextMonthWith(thursday20th, { year, month, day })
      return `${found.year}-${found.month}`
    }
    expect(next(2026, 8, 19)).toBe("2026-8")
    expect(next(2026, 8, 20)).toBe("2026-8")
    expect(next(2026, 8, 21)).toBe("2027-5")
    expect(next(2026, 12, 31)).toBe("2027-5")
    expect(next(2024, 2, 29)).toBe("2024-6")
  })

  it("is next on the first such day, by looking at every one", () => {
    const dates = fc.integer({ min: Date.UTC(1900, 0, 1), max: Date.UTC(2300, 0, 1) })
    fc.assert(
      fc.property(dates, at => {
        const date = new Date(at)
        const from = { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() }
        while (date.getUTCDay() !== 4 || date.getUTCDate() !== 20) date.setUTCDate(date.getUTCDate() + 1)
        expect(nextMonthWith(thursday20th, from)).toEqual({
          year: date.getUTCFullYear(),
          month: date.getUTCMonth() + 1,
        })
      }),
    )
  })
})
