/** The scene in front of the cameras: the real sun of an instant, the season of its date, and invented weather. */
import { getPosition, getTimes } from "suncalc"
import { instantsAt, minuteMs, padTwo, partsAt } from "../../../lib/calendar/wallClock"
import { helsinkiParts } from "../../../lib/calendar/zone"
import { type Tram, tramAt } from "./tram"
import { type Weather, weatherAt } from "./weather"
import { zone } from "./zone"

/** The centre of Helsinki, in degrees north and east. */
const place = [60.17, 24.94] as const
/** The interval between two pictures, in milliseconds. */
export const intervalMs = 30_000

/** Returns the time of the latest picture at an instant, in milliseconds since 1970. */
export function shotAt(at: number): number {
  return Math.floor(at / intervalMs) * intervalMs
}

/** Formats the time of day in Helsinki, rounded to the nearest minute as in almanacs: "09:24". */
function clock(at: Date): string {
  const { hour, minute: minutes } = partsAt(at.getTime() + minuteMs / 2, zone)
  return `${padTwo(hour)}:${padTwo(minutes)}`
}

/**
 * Returns the times of sunrise and sunset on the Helsinki day of an instant. Helsinki has both every day of the
 * year.
 */
export function sunTimes(at: number): { rises: string; sets: string } {
  const { year, month, day } = partsAt(at, zone)
  const { sunrise, sunset } = getTimes(new Date(Date.UTC(year, month - 1, day, 10)), ...place)
  return { rises: sunrise ? clock(sunrise) : "never", sets: sunset ? clock(sunset) : "never" }
}

/**
 * The refraction that suncalc adds at and below the horizon, in degrees: Meeus' formula 16.4 for an altitude of 0.
 */
const addedAtHorizon = 1.02 / 60 / Math.tan(((10.26 / 5.1) * Math.PI) / 180)

export type Sun = {
  /**
   * Degrees above the horizon: the apparent altitude (with refraction) above it, the true one below it, negative.
   */
  altitude: number
  /** Degrees clockwise from north: 90 is east, 180 south. */
  azimuth: number
}

export function sunAt(at: number): Sun {
  const { altitude, azimuth } = getPosition(new Date(at), ...place)
  return { altitude: altitude > addedAtHorizon ? altitude : altitude - addedAtHorizon, azimuth }
}

export type Leaves = "none" | "buds" | "green" | "yellow"

/** Returns the state of the leaves in Helsinki on a day of the year, 1 to 366. */
export function leavesOn(dayOfYear: number): Leaves {
  if (dayOfYear < 121 || dayOfYear > 298) return "none"
  if (dayOfYear < 141) return "buds"
  return dayOfYear < 259 ? "green" : "yellow"
}

export type Scene = Weather & {
  /** The time of the picture, in milliseconds since 1970. */
  at: number
  sun: Sun
  leaves: Leaves
  /** True while the sun is more than three degrees below the horizon. */
  lampsOn: boolean
  /** True while the market has its tents: May to September, 7:00 to 18:00. */
  market: boolean
  tram: Tram | null
}

export function sceneAt(at: number): Scene {
  const { dayOfYear, month, hour } = helsinkiParts(new Date(at))
  const sun = sunAt(at)
  return {
    ...weatherAt(at),
    at,
    sun,
    leaves: leavesOn(dayOfYear),
    lampsOn: sun.altitude < -3,
    market: month >= 5 && month <= 9 && hour >= 7 && hour < 18,
    tram: tramAt(at),
  }
}

/** Returns the timestamp in the corner of a picture: "2025-12-21 14:03:30". */
export function stamp(at: number): string {
  const { year, month, day, hour, minute: minutes, second } = partsAt(at, zone)
  return `${year}-${padTwo(month)}-${padTwo(day)} ${padTwo(hour)}:${padTwo(minutes)}:${padTwo(second)}`
}

const noon = "12:20"

/** Returns the overcast noon nearest to 21 December, at most ten days away ("12-19T12:20"); else 21 December. */
function darkestNoon(year: number): string {
  const days = Array.from({ length: 21 }, (_, i) => 21 + (i % 2 ? 1 : -1) * Math.ceil(i / 2))
  const dark = days.find(day => weatherAt(Date.parse(`${year}-12-${day}T10:20:00Z`)).cover === "overcast")
  return `12-${dark ?? 21}T${noon}`
}

/** The preset moments of a year, in Helsinki time. */
const moments: readonly { name: string; time: (year: number) => string }[] = [
  { name: "Midsummer night", time: () => "06-21T01:20" },
  { name: "The darkest noon", time: darkestNoon },
  { name: "A September evening", time: () => "09-22T19:10" },
]

/**
 * Returns the last occurrence of each preset moment up to an instant, in the form used in addresses:
 * "2025-12-21T12:20".
 */
export function lastMoments(before: number): { name: string; at: string }[] {
  const { year } = partsAt(before, zone)
  return moments.map(({ name, time }) => {
    const [at] = instantsAt(Date.parse(`${year}-${time(year)}:00Z`), zone)
    const last = at !== undefined && at <= before ? year : year - 1
    return { name, at: `${last}-${time(last)}` }
  })
}

export type Asked = { at: number } | { problem: string }

/** Parses a Helsinki time such as "2025-12-21T14:03" into an instant, or returns the problem. */
export function momentOf(text: string): Asked {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(text)) {
    return { problem: `"${text}" is not a moment. Write one as 2025-12-21T14:03.` }
  }
  const wall = Date.parse(`${text}:00Z`)
  // Date.UTC rolls a day such as 31 June over to the next month, or gives NaN.
  if (Number.isNaN(wall) || new Date(wall).toISOString().slice(0, 16) !== text) {
    return { problem: `"${text}" is not in the calendar.` }
  }
  const year = Number(text.slice(0, 4))
  if (year < 1950 || year > 2099) return { problem: "The archive goes from 1950 to 2099." }
  const [at] = instantsAt(wall, zone)
  if (at === undefined) return { problem: "The clocks of Helsinki were put forward past that minute." }
  return { at }
}
