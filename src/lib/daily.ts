/** What is measured of a visitor by day: records, how they grow, and what can be counted from them. */

/** A day by the visitor's calendar. */
export type Day = {
  year: number
  /** 1 (January) to 12, not from 0 as in JavaScript's own dates. */
  month: number
  /** 1 to 31. */
  day: number
}

/** What is measured: `travel` and `distance` in CSS pixels, `time` in seconds. */
export type Measure = "travel" | "distance" | "time"

/** One day's record, such as {travel, year, month, day}. */
export type DayRecord<M extends Measure> = { [K in M]: number } & Day

/** How many days are remembered of each measure: ten years. The oldest are forgotten first. */
export const mostDays = 3660

/** The day of an instant, by the clock and calendar of the machine this runs on. */
export function dayOf(instant: Date): Day {
  return { year: instant.getFullYear(), month: instant.getMonth() + 1, day: instant.getDate() }
}

/** "2023-04-29", which sorts as the days do. */
export function dayKey({ year, month, day }: Day): string {
  const pad = (n: number, length: number) => `${n}`.padStart(length, "0")
  return `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`
}

/** A day's number, counted from 1970-01-01: the next day's is one more, whatever the clocks did that night. */
export function dayNumber({ year, month, day }: Day): number {
  return Math.round(Date.UTC(year, month - 1, day) / 86_400_000)
}

/** The day of a number that `dayNumber` gave. */
export function dayAt(number: number): Day {
  const date = new Date(number * 86_400_000)
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() }
}

/** What was measured on a day; 0 for a day without a record. */
export function amountOn<M extends Measure>(
  records: readonly DayRecord<M>[],
  measure: M,
  { year, month, day }: Day,
): number {
  const same = (record: Day) => record.year === year && record.month === month && record.day === day
  return records.reduce((sum, record) => (same(record) ? sum + record[measure] : sum), 0)
}

/** What was measured on all days together. */
export function total<M extends Measure>(records: readonly DayRecord<M>[], measure: M): number {
  return records.reduce((sum, record) => sum + record[measure], 0)
}

/** Two lists of records as one, a record a day, oldest first, each amount rounded to hundredths. */
export function merged<M extends Measure>(
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
    .slice(-mostDays)
}

/** The records with this much more on a day; the same list where there is nothing to add. */
export function withAmount<M extends Measure>(
  records: readonly DayRecord<M>[],
  measure: M,
  { year, month, day }: Day,
  amount: number,
): readonly DayRecord<M>[] {
  if (!(amount > 0)) return records
  const more = { [measure]: amount, year, month, day } as unknown as DayRecord<M>
  return merged(records, [more], measure)
}

/** How many days the chart shows at most. */
export const mostBars = 366

export type DayValue = Day & { value: number }

/**
 * The days of a chart, one after another: from the first record to `today`, days without a record at 0, and no more
 * than the last `mostBars`. Days after today, which a wrong clock can leave behind, are not in it. Empty without records.
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
    last - mostBars + 1,
    known.reduce((a, b) => Math.min(a, b)),
  )
  return Array.from({ length: last - first + 1 }, (_, i) => ({
    ...dayAt(first + i),
    value: values.get(first + i) ?? 0,
  }))
}

/**
 * Days in a row with something measured: `current` ends today, or yesterday while today has nothing yet, and `longest`
 * is the longest ever.
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
    longest: ends.reduce((most, day) => Math.max(most, runTo(day)), 0),
  }
}

/** "1 h 02 min 03 s" from whole seconds; parts before the first that counts are left out, and days stay hours. */
export function duration(seconds: number): string {
  const whole = Math.floor(seconds)
  const [h, min, s] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60]
  const two = (n: number) => `${n}`.padStart(2, "0")
  if (h > 0) return `${h.toLocaleString("en-GB")} h ${two(min)} min ${two(s)} s`
  return min > 0 ? `${min} min ${two(s)} s` : `${s} s`
}
