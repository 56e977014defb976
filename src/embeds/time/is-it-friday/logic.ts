/** Whether it is Friday by the clock of whoever asks, and when that changes. */
import { dayBegins, partsAt } from "../../../lib/calendar/wallClock"

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
  const all = Math.max(0, Math.ceil((to - from) / 60_000))
  const hours = Math.floor(all / 60)
  const minutes = all % 60
  if (hours === 0) return counted(minutes, "minute")
  return minutes === 0
    ? counted(hours, "hour")
    : `${counted(hours, "hour")} and ${counted(minutes, "minute")}`
}

function counted(n: number, unit: string): string {
  return `${n} ${unit}${n === 1 ? "" : "s"}`
}
