/** Records of what a visitor did on each day: adding, merging, totals, streaks and chart data. */
import { type Day, dayAt, dayKey, dayNumber } from "./calendarDay"

/** A measured quantity: `travel` and `distance` in CSS pixels, `time` in seconds. */
export type Measure = "travel" | "distance" | "time"

/** One day's record, such as {travel, year, month, day}. */
export type DayRecord<M extends Measure> = { [K in M]: number } & Day

/** The number of days stored for each measure, about ten years. The oldest are dropped first. */
export const maxDays = 3660

/** Returns the amount of a day; 0 for a day without a record. */
export function amountOn<M extends Measure>(
  records: readonly DayRecord<M>[],
  measure: M,
  { year, month, day }: Day,
): number {
  const same = (record: Day) => record.year === year && record.month === month && record.day === day
  return records.reduce((sum, record) => (same(record) ? sum + record[measure] : sum), 0)
}

/** Adds up the amounts of all days. */
export function total<M extends Measure>(records: readonly DayRecord<M>[], measure: M): number {
  return records.reduce((sum, record) => sum + record[measure], 0)
}

/** Merges two lists into one record a day, oldest first, with amounts rounded to hundredths. */
export function mergeRecords<M extends Measure>(
  one: readonly DayRecord<M>[],
  other: readonly DayRecord<M>[],
  measure: M,
): DayRecord<M>[] {
  const days = new Map<string, DayRecord<M>>()
  for (const record of [...one, ...other]) {
    const key = dayKey(record)
    const sum = (days.get(key)?.[measure] ?? 0) + record[measure]
    days.set(key, { ...record, [measure]: Math.round(sum * 100) / 100 })
  }
  return [...days.entries()]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, record]) => record)
    .slice(-maxDays)
}

/** Adds an amount to a day. Returns the same list if the amount isn't positive. */
export function addAmount<M extends Measure>(
  records: readonly DayRecord<M>[],
  measure: M,
  { year, month, day }: Day,
  amount: number,
): readonly DayRecord<M>[] {
  if (!(amount > 0)) return records
  const more = { [measure]: amount, year, month, day } as unknown as DayRecord<M>
  return mergeRecords(records, [more], measure)
}

/** Adds an amount to a day without rounding: for display only, not for storage. */
export function withPending<M extends Measure>(
  records: readonly DayRecord<M>[],
  measure: M,
  { year, month, day }: Day,
  amount: number,
): readonly DayRecord<M>[] {
  if (!(amount > 0)) return records
  const isSame = (record: Day) => record.year === year && record.month === month && record.day === day
  if (!records.some(isSame))
    return [...records, { [measure]: amount, year, month, day } as unknown as DayRecord<M>]
  return records.map(record => (isSame(record) ? { ...record, [measure]: record[measure] + amount } : record))
}

/** The maximum number of days in a chart, a leap year. */
export const maxBars = 366

export type DayValue = Day & { value: number }

/**
 * Lists the days of a chart, from the first record to `today`, at most the last `maxBars`. Days without a record are 0.
 * Days after today, which a wrong clock can leave in storage, are skipped. Empty without records.
 */
export function chartDays<M extends Measure>(
  records: readonly DayRecord<M>[],
  measure: M,
  today: Day,
): DayValue[] {
  const last = dayNumber(today)
  const values = new Map(records.map(record => [dayNumber(record), record[measure]]))
  const known = [...values.keys()].filter(number => number <= last)
  if (known.length === 0) return []
  const first = Math.max(
    last - maxBars + 1,
    known.reduce((a, b) => Math.min(a, b)),
  )
  return Array.from({ length: last - first + 1 }, (_, i) => ({
    ...dayAt(first + i),
    value: values.get(first + i) ?? 0,
  }))
}

/**
 * Counts consecutive days with a positive amount. `current` is the run that ends today, or yesterday while today has
 * no amount yet; `longest` is the longest of all.
 */
export function streaks<M extends Measure>(
  records: readonly DayRecord<M>[],
  measure: M,
  today: Day,
): { current: number; longest: number } {
  const days = new Set(records.filter(record => record[measure] > 0).map(dayNumber))
  const runTo = (last: number) => {
    let length = 0
    while (days.has(last - length)) length++
    return length
  }
  const end = dayNumber(today)
  const ends = [...days].filter(day => !days.has(day + 1))
  return {
    current: runTo(days.has(end) ? end : end - 1),
    longest: ends.reduce((max, day) => Math.max(max, runTo(day)), 0),
  }
}
