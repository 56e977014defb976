/** Calculates the clocks and the sun at the research stations of Antarctica. */

import { getPosition } from "suncalc"
import { dayKey, dayNumber } from "../../lib/calendar/calendarDay"
import { weekdayName } from "../../lib/calendar/dayNames"
import { longDate } from "../../lib/calendar/longDate"
import { dayMs, minuteMs, offsetAt, padTwo, partsAt } from "../../lib/calendar/wallClock"
import { pluralise } from "../../lib/text/pluralise"
import type { Station } from "./schema"

/**
 * The refraction that suncalc adds at altitudes of 0 or below, in degrees: formula 16.4 of Meeus at 0. Subtracting
 * it gives the true altitude.
 */
const addedAtHorizon = 1.02 / 60 / Math.tan(((10.26 / 5.1) * Math.PI) / 180)

/** The true altitude of the sun's centre at sunrise and sunset, in degrees: 34' of refraction and 16' of radius. */
export const horizonAltitude = -0.833

/**
 * Returns the altitude of the sun's centre in degrees; southern and western coordinates are negative. Above the
 * horizon it is the apparent altitude, with refraction; below it, the true one.
 */
export function sunAltitude(at: number, latitude: number, longitude: number): number {
  const lifted = getPosition(new Date(at), latitude, longitude).altitude
  return lifted > addedAtHorizon ? lifted : lifted - addedAtHorizon
}

/** Returns whether any part of the sun is above the horizon, by the definition of almanacs. */
export function isSunUp(at: number, latitude: number, longitude: number): boolean {
  return sunAltitude(at, latitude, longitude) > horizonAltitude
}

/** Returns the next sunrise or sunset at the South Pole, to the minute. Each happens once a year. */
export function nextAtPole(at: number): { at: number; rises: boolean } {
  const isUp = (instant: number) => isSunUp(instant, -90, 0)
  const now = isUp(at)
  let [before, after] = [at, at + dayMs]
  while (isUp(after) === now) [before, after] = [after, after + dayMs]
  while (after - before > minuteMs) {
    const middle = (before + after) / 2
    if (isUp(middle) === now) before = middle
    else after = middle
  }
  return { at: Math.ceil(after / minuteMs) * minuteMs, rises: !now }
}

/** Describes the sun at the South Pole and its next change, in calendar days of UTC. */
export function poleText(at: number): string {
  const next = nextAtPole(at)
  const date = partsAt(next.at, "UTC")
  const days = dayNumber(date) - dayNumber(partsAt(at, "UTC"))
  const when = days === 0 ? "today" : `in ${pluralise(days, "day")}`
  const change = `${next.rises ? "rises" : "sets"} on ${longDate(dayKey(date))} by universal time`
  return `${whereAtPole(at)} It ${change}, ${when}, give or take the weather.`
}

function whereAtPole(at: number): string {
  const altitude = sunAltitude(at, -90, 0)
  if (Math.abs(altitude) < 1) return "It is at the horizon, and goes all round it."
  const degrees = Math.abs(altitude).toFixed(1)
  return altitude > 0
    ? `It stands ${degrees} degrees high and goes round, at the same height all day.`
    : `It is ${degrees} degrees below the horizon, whichever way one looks.`
}

/** Formats an offset from UTC in milliseconds: "UTC+13", "UTC−03:30", "UTC". */
export function offsetText(ahead: number): string {
  if (ahead === 0) return "UTC"
  const minutes = Math.abs(ahead) / minuteMs
  const rest = minutes % 60 === 0 ? "" : `:${padTwo(Math.floor(minutes % 60))}`
  return `UTC${ahead < 0 ? "−" : "+"}${Math.floor(minutes / 60)}${rest}`
}

export type StationStatus = {
  /** As "07:05". */
  time: string
  weekday: string
  offset: string
  isSunUp: boolean
  /** In degrees, rounded; negative while the sun is down. */
  altitude: number
}

/** Returns the clock and the sun at a station; null if the browser does not know its time zone. */
export function stationStatus({ zone, latitude, longitude }: Station, at: number): StationStatus | null {
  try {
    const { hour, minute: minutes, weekday } = partsAt(at, zone)
    return {
      time: `${padTwo(hour)}:${padTwo(minutes)}`,
      weekday: weekdayName(weekday),
      offset: offsetText(offsetAt(at, zone)),
      isSunUp: isSunUp(at, latitude, longitude),
      // Adding 0 turns -0 into 0.
      altitude: Math.round(sunAltitude(at, latitude, longitude)) + 0,
    }
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}

/** Returns the number of different times of day at the stations. */
export function timesOfDay(standings: readonly (StationStatus | null)[]): number {
  return new Set(standings.flatMap(standing => (standing ? [standing.offset] : []))).size
}
