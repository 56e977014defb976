/** Days of the calendar, counted and written. */

/** A day by the visitor's calendar. */
export type Day = {
  year: number
  /** 1 (January) to 12, not from 0 as in JavaScript's own dates. */
  month: number
  /** 1 to 31. */
  day: number
}

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
