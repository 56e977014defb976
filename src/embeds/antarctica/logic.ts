/** What the clocks and the sky show at the stations of Antarctica. */

import { getPosition } from "suncalc"
import { dayKey, dayNumber } from "../../lib/calendar/calendarDay"
import { weekdayName } from "../../lib/calendar/dayNames"
import { longDate } from "../../lib/calendar/longDate"
import { dayMs, minuteMs, offsetAt, padTwo, partsAt } from "../../lib/calendar/wallClock"
import { pluralise } from "../../lib/text/pluralise"
import type { Station } from "./schema"

/**
 * The refraction that suncalc adds to an altitude of 0 or below, in degrees: formula 16.4 of Meeus at 0.
 * Taking it away gives the true altitude there.
 */
const addedAtHorizon = 1.02 / 60 / Math.tan(((10.26 / 5.1) * Math.PI) / 180)

/** The true altitude of the sun's middle when its upper edge touches the horizon: 34' of refraction, 16' of sun. */
export const edge = -0.833

/**
 * How high the sun's middle is over a place, in degrees; south and west are negative. Above the horizon it is as high
 * as it seems, lifted by the air; below it, where it can't be seen, as deep as it is.
 */
export function sunAltitude(at: number, latitude: number, longitude: number): number {
  const lifted = getPosition(new Date(at), latitude, longitude).altitude
  return lifted > addedAtHorizon ? lifted : lifted - addedAtHorizon
}

/** Whether some of the sun is above the horizon of a place, by the rule of almanacs. */
export function isSunUp(at: number, latitude: number, longitude: number): boolean {
  return sunAltitude(at, latitude, longitude) > edge
}

/** When the sun next rises or sets at the South Pole, to the minute; it does either once a year. */
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

/** Where the sun is at the South Pole, and when that changes, in days of the calendar by universal time. */
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

/** "UTC+13", "UTC−03:30", "UTC": a zone's distance from universal time, in milliseconds ahead. */
export function offsetText(ahead: number): string {
  if (ahead === 0) return "UTC"
  const minutes = Math.abs(ahead) / minuteMs
  const rest = minutes % 60 === 0 ? "" : `:${padTwo(Math.floor(minutes % 60))}`
  return `UTC${ahead < 0 ? "−" : "+"}${Math.floor(minutes / 60)}${rest}`
}

export type Standing = {
  /** "07:05". */
  time: string
  weekday: string
  offset: string
  isSunUp: boolean
  /** Degrees, rounded; negative where the sun is down. */
  altitude: number
}

/** How it stands at a station; null where this browser does not know its zone. */
export function standingAt({ zone, latitude, longitude }: Station, at: number): Standing | null {
  try {
    const { hour, minute: minutes, weekday } = partsAt(at, zone)
    return {
      time: `${padTwo(hour)}:${padTwo(minutes)}`,
      weekday: weekdayName(weekday),
      offset: offsetText(offsetAt(at, zone)),
      isSunUp: isSunUp(at, latitude, longitude),
      // Adding 0 makes 0 of -0.
      altitude: Math.round(sunAltitude(at, latitude, longitude)) + 0,
    }
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}

/** How many different times of day there are at some stations now. */
export function timesOfDay(standings: readonly (Standing | null)[]): number {
  return new Set(standings.flatMap(standing => (standing ? [standing.offset] : []))).size
}
