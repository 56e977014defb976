/** Calculates the length of December days in Helsinki. */

import { getTimes } from "suncalc"
import { formatDuration } from "../../../lib/text/duration"

/** Returns the minutes from sunrise to sunset on a day of December (1 to 31) in Helsinki, rounded. */
export function dayLength(year: number, day: number): number {
  const { sunrise, sunset } = getTimes(new Date(Date.UTC(year, 11, day, 10)), 60.17, 24.94)
  // The sun rises every day at this latitude; 0 would be the polar night.
  return sunrise && sunset ? Math.round((sunset.getTime() - sunrise.getTime()) / 60_000) : 0
}

/** Returns the shortest day of a December, compared to the millisecond. */
export function shortestDay(year: number): number {
  const exact = Array.from({ length: 31 }, (_, i) => {
    const { sunrise, sunset } = getTimes(new Date(Date.UTC(year, 11, i + 1, 10)), 60.17, 24.94)
    return sunrise && sunset ? sunset.getTime() - sunrise.getTime() : 0
  })
  return exact.indexOf(Math.min(...exact)) + 1
}

/** Formats a length as "5 hours and 49 minutes". */
export function lengthText(minutes: number): string {
  return formatDuration(minutes * 60_000, { from: "hour", to: "minute", long: true, zeros: true })
}
