/** Whether it is Friday by the clock of whoever asks, and when that changes. */

import { dayBegins, partsAt } from "../../../lib/calendar/wallClock"
import { formatDuration } from "../../../lib/text/duration"

const friday = 5

export type Friday = {
  isFriday: boolean
  /** The midnight at which the answer changes, in milliseconds from 1970: when Friday begins, or ends. */
  change: number
}

/** Friday at an instant, in milliseconds from 1970, by the calendar of a zone. */
export function fridayAt(at: number, zone: string): Friday {
  const today = partsAt(at, zone)
  const isFriday = today.weekday === friday
  const days = isFriday ? 1 : (friday - today.weekday + 7) % 7
  return { isFriday, change: dayBegins(today, zone, days) }
}

/** The time from one instant to a later one, in hours and minutes; a minute that has begun counts as whole. */
export function timeLeft(from: number, to: number): string {
  return formatDuration(to - from, { from: "hour", to: "minute", long: true })
}
