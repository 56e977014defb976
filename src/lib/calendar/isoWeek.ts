/** Weeks by ISO 8601: they begin on Monday, and week 1 is the one with the year's first Thursday. */
import type { Day } from "./calendarDay"

const day = 86_400_000

export type Week = {
  /** The year that the week is counted in, which near New Year may not be the calendar's. */
  year: number
  /** 1 to 53. */
  week: number
}

/** Midnight of a day in UTC, where no day is longer than another. */
function midnight({ year, month, day: date }: Day): Date {
  const at = new Date(0)
  at.setUTCFullYear(year, month - 1, date)
  return at
}

function dayOf(at: Date): Day {
  return { year: at.getUTCFullYear(), month: at.getUTCMonth() + 1, day: at.getUTCDate() }
}

/** The week of a day. Its Thursday says which year it is in, and how many Thursdays the year has had says which week. */
export function weekOf(of: Day): Week {
  const thursday = daysAfter(of, 4 - isoWeekday(of))
  const first = midnight({ year: thursday.year, month: 1, day: 1 })
  const gone = (midnight(thursday).getTime() - first.getTime()) / day
  return { year: thursday.year, week: Math.floor(gone / 7) + 1 }
}

/** How many weeks a year has, 52 or 53: 28 December is always in the last. */
export function weeksIn(year: number): number {
  return weekOf({ year, month: 12, day: 28 }).week
}

/** The Monday of a week. Throws a RangeError for a week that the year has not. */
export function mondayOf({ year, week }: Week): Day {
  if (!Number.isInteger(week) || week < 1 || week > weeksIn(year)) {
    throw new RangeError(`The year ${year} has no week ${week}.`)
  }
  // 4 January is always in week 1, since the first Thursday is on the 7th at the latest.
  const fourth = midnight({ year, month: 1, day: 4 })
  const monday = fourth.getTime() - ((fourth.getUTCDay() + 6) % 7) * day
  return dayOf(new Date(monday + (week - 1) * 7 * day))
}

/** The day that comes some days (negative: before) a day. */
export function daysAfter(of: Day, days: number): Day {
  return dayOf(new Date(midnight(of).getTime() + days * day))
}

/** 1 (Monday) to 7 (Sunday). */
export function isoWeekday(of: Day): number {
  return midnight(of).getUTCDay() || 7
}

/** The years of a span, both ends included, that have 53 weeks. */
export function longYears(from: number, to: number): number[] {
  const found: number[] = []
  for (let year = from; year <= to; year++) if (weeksIn(year) === 53) found.push(year)
  return found
}

/** "2024-W09", as ISO 8601 writes a week. */
export function weekCode({ year, week }: Week): string {
  return `${String(year).padStart(4, "0")}-W${String(week).padStart(2, "0")}`
}
