/** How long the summer of Helsinki is, by the site's rule of seasons, and how much of it is left. */

import { daysTo, seasonOf } from "../../lib/calendar/season"
import { hourMs, startOfDay } from "../../lib/calendar/wallClock"
import { helsinkiParts, helsinkiZone } from "../../lib/calendar/zone"
import { formatDuration } from "../../lib/text/duration"

export type Summer = {
  /** Whether it is on; otherwise it is the next one. */
  isOn: boolean
  /** The midnights of Helsinki between which it is. */
  begins: Date
  ends: Date
  /** How many days it lasts. */
  days: number
  /** How many whole hours are left of it; an hour that has begun counts as left, out of mercy. */
  hoursLeft: number
}

/** The summer of an instant, or the next one where there is none at the time. */
export function summerAt(now: Date): Summer {
  const { year, dayOfYear, daysInYear } = helsinkiParts(now)
  const isOn = seasonOf(dayOfYear) === "summer"
  const midnight = (dayOfYear: number) =>
    new Date(startOfDay({ year, month: 1, day: 1 }, helsinkiZone, dayOfYear - 1))
  const first = isOn
    ? 1 + daysTo("summer", 1, daysInYear)
    : dayOfYear + daysTo("summer", dayOfYear, daysInYear)
  const begins = midnight(first)
  const start = helsinkiParts(begins)
  const days = daysTo("autumn", start.dayOfYear, start.daysInYear)
  const ends = midnight(first + days)
  const from = Math.max(now.getTime(), begins.getTime())
  return { isOn, begins, ends, days, hoursLeft: Math.ceil((ends.getTime() - from) / hourMs) }
}

/** "41 days and 5 hours" from whole hours. */
export function daysAndHours(hours: number): string {
  return formatDuration(hours * hourMs, { to: "hour", long: true })
}
