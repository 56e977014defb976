/** Weeks by ISO 8601: they begin on Monday, and week 1 contains the year's first Thursday. */
import type { Day } from "./calendarDay"

const dayMs = 86_400_000

export type Week = {
  /** The ISO week-numbering year, which can differ from the calendar year around New Year. */
  year: number
  /** 1 to 53. */
  week: number
}

/** Returns midnight of a day in UTC, where every day has 24 hours. */
function midnight({ year, month, day: date }: Day): Date {
  const at = new Date(0)
  at.setUTCFullYear(year, month - 1, date)
  return at
}

function dayOf(at: Date): Day {
  return { year: at.getUTCFullYear(), month: at.getUTCMonth() + 1, day: at.getUTCDate() }
}

/** Returns the week of a day. The week belongs to the year of its Thursday. */
export function weekOf(of: Day): Week {
  const thursday = addDays(of, 4 - isoWeekday(of))
  const first = midnight({ year: thursday.year, month: 1, day: 1 })
  const elapsedDays = (midnight(thursday).getTime() - first.getTime()) / dayMs
  return { year: thursday.year, week: Math.floor(elapsedDays / 7) + 1 }
}

/** Returns the number of weeks in a year, 52 or 53. 28 December is always in the last. */
export function weeksIn(year: number): number {
  return weekOf({ year, month: 12, day: 28 }).week
}

/** Returns the Monday of a week. Throws a RangeError if the year has no such week. */
export function mondayOf({ year, week }: Week): Day {
  if (!Number.isInteger(week) || week < 1 || week > weeksIn(year)) {
    throw new RangeError(`The year ${year} has no week ${week}.`)
  }
  // 4 January is always in week 1, since the first Thursday is on the 7th at the latest.
  const fourth = midnight({ year, month: 1, day: 4 })
  const monday = fourth.getTime() - ((fourth.getUTCDay() + 6) % 7) * dayMs
  return dayOf(new Date(monday + (week - 1) * 7 * dayMs))
}

/** Adds days, which may be negative, to a day. */
export function addDays(of: Day, days: number): Day {
  return dayOf(new Date(midnight(of).getTime() + days * dayMs))
}

/** Returns the weekday, 1 (Monday) to 7 (Sunday). */
export function isoWeekday(of: Day): number {
  return midnight(of).getUTCDay() || 7
}

/** Lists the years with 53 weeks from one year to another, both included. */
export function longYears(from: number, to: number): number[] {
  const years: number[] = []
  for (let year = from; year <= to; year++) if (weeksIn(year) === 53) years.push(year)
  return years
}

/** Formats a week by ISO 8601: "2024-W09". */
export function weekCode({ year, week }: Week): string {
  return `${String(year).padStart(4, "0")}-W${String(week).padStart(2, "0")}`
}
