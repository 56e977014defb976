/** The length of the Helsinki summer by the site's rule of seasons, and the time left of it. */

import { daysTo, seasonOf } from "../../lib/calendar/season"
import { hourMs, startOfDay } from "../../lib/calendar/wallClock"
import { helsinkiParts, helsinkiZone } from "../../lib/calendar/zone"
import { formatDuration } from "../../lib/text/duration"

export type Summer = {
  /** True during the summer; otherwise this is the next one. */
  isOn: boolean
  /** Midnights in Helsinki, begin inclusive and end exclusive. */
  begins: Date
  ends: Date
  /** The length in days. */
  days: number
  /** The hours left, rounded up. */
  hoursLeft: number
}

/** Returns the summer of an instant, or the next one. */
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

/** The part of a Finnish summer in which it rains, roughly, and the part that is left after work and sleep. */
const rainyShare = 0.4
const freeShare = 0.25

/** Returns what is left of some hours without the rain, for the second question, or without work and sleep as well. */
export function laterText(hours: number, stage: number): string {
  const dry = Math.round(hours * (1 - rainyShare))
  if (stage === 2) return `Without the rain, ${daysAndHours(dry)}. You asked.`
  if (stage === 3)
    return `Without work and sleep, ${daysAndHours(Math.round(dry * freeShare))}. Don't press it again.`
  return ""
}

/** Formats whole hours as "41 days and 5 hours". */
export function daysAndHours(hours: number): string {
  return formatDuration(hours * hourMs, { to: "hour", long: true })
}
