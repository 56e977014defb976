import { dayAt, dayKey, dayOf } from "../../../src/lib/calendar/calendarDay"
import {
  addAmount,
  amountOn,
  chartDays,
  type DayRecord,
  maxBars,
  maxDays,
  mergeRecords,
  streaks,
  total,
} from "../../../src/lib/calendar/dayRecords"

const time = (key: string, seconds: number): DayRecord<"time"> => {
  const [year = 0, month = 0, day = 0] = key.split("-").map(Number)
  return { time: seconds, year, month, day }
}
const day = (key: string) => dayOf(new Date(`${key}T12:00:00`))

describe("records", () => {
  it("grow by day", () => {
    const one = addAmount<"time">([], "time", day("2024-05-01"), 5)
    const two = addAmount(one, "time", day("2024-05-01"), 2)
    const three = addAmount(two, "time", day("2024-05-02"), 1)
    expect(three).toEqual([time("2024-05-01", 7), time("2024-05-02", 1)])
    expect(amountOn(three, "time", day("2024-05-01"))).toBe(7)
    expect(amountOn(three, "time", day("2024-05-03"))).toBe(0)
    expect(total(three, "time")).toBe(8)
  })

  it("stay as they are when nothing comes", () => {
    const records = [time("2024-05-01", 7)]
    expect(addAmount(records, "time", day("2024-05-01"), 0)).toBe(records)
    expect(addAmount(records, "time", day("2024-05-01"), Number.NaN)).toBe(records)
  })

  it("are put together without losing any, oldest first", () => {
    const old = [time("2024-05-02", 3), time("2024-05-01", 7)]
    expect(mergeRecords(old, [time("2024-05-02", 4), time("2024-04-01", 1)], "time")).toEqual([
      time("2024-04-01", 1),
      time("2024-05-01", 7),
      time("2024-05-02", 7),
    ])
  })

  it("are kept to hundredths, and for ten years", () => {
    const tenths = mergeRecords([{ ...time("2024-05-01", 0.1) }], [time("2024-05-01", 0.2)], "time")
    expect(tenths[0]?.time).toBe(0.3)
    const many = Array.from({ length: maxDays + 5 }, (_, i) => ({ time: 1, ...dayAt(i) }))
    const kept = mergeRecords(many, [], "time")
    expect(kept).toHaveLength(maxDays)
    expect(kept[0]).toEqual({ time: 1, ...dayAt(5) })
  })
})

describe("the days of a chart", () => {
  it("are none for an empty browser", () => {
    expect(chartDays<"time">([], "time", day("2024-05-01"))).toEqual([])
  })

  it("run without a gap from the first record to today", () => {
    const days = chartDays([time("2024-02-27", 4), time("2024-02-29", 6)], "time", day("2024-03-01"))
    expect(days.map(each => [dayKey(each), each.value])).toEqual([
      ["2024-02-27", 4],
      ["2024-02-28", 0],
      ["2024-02-29", 6],
      ["2024-03-01", 0],
    ])
  })

  it("leave out days in the future and days too long ago", () => {
    const records = [time("1998-01-01", 1), time("9999-12-31", 1), time("2024-05-01", 2)]
    const days = chartDays(records, "time", day("2024-05-01"))
    expect(days).toHaveLength(maxBars)
    expect(days.at(-1)).toEqual({ year: 2024, month: 5, day: 1, value: 2 })
  })
})

describe("days in a row", () => {
  const row = ["2024-02-28", "2024-02-29", "2024-03-01"].map(key => time(key, 1))

  it("end today, or yesterday while today is young, and then they are over", () => {
    expect(streaks(row, "time", day("2024-03-01")).current).toBe(3)
    expect(streaks(row, "time", day("2024-03-02")).current).toBe(3)
    expect(streaks(row, "time", day("2024-03-03"))).toEqual({ current: 0, longest: 3 })
    expect(streaks<"time">([], "time", day("2024-03-03"))).toEqual({ current: 0, longest: 0 })
  })

  it("are broken by a day with nothing", () => {
    const broken = [...row, time("2024-03-02", 0), time("2024-03-03", 9)]
    expect(streaks(broken, "time", day("2024-03-03"))).toEqual({ current: 1, longest: 3 })
  })
})
