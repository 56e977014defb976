/** What a camera in Helsinki would see: the true sun of a moment, the season of its date, and all the rest of it. */
import { getPosition, getTimes } from "suncalc"
import { instantsAt, minuteMs, padTwo, partsAt } from "../../../lib/calendar/wallClock"
import { helsinkiParts } from "../../../lib/calendar/zone"
import { type Tram, tramAt } from "./tram"
import { type Weather, weatherAt } from "./weather"
import { zone } from "./zone"

/** The middle of Helsinki, in degrees north and east. */
const place = [60.17, 24.94] as const
/** Milliseconds between two pictures. */
export const between = 30_000

/** The moment of the picture that is shown at an instant. */
export function shotAt(at: number): number {
  return Math.floor(at / between) * between
}

/** The time of day in Helsinki, to the nearest minute as almanacs write it: "09:24". */
function clock(at: Date): string {
  const { hour, minute: minutes } = partsAt(at.getTime() + minuteMs / 2, zone)
  return `${padTwo(hour)}:${padTwo(minutes)}`
}

/** When the sun rises and sets on the Helsinki day of an instant; here it does both every day. */
export function sunTimes(at: number): { rises: string; sets: string } {
  const { year, month, day } = partsAt(at, zone)
  const { sunrise, sunset } = getTimes(new Date(Date.UTC(year, month - 1, day, 10)), ...place)
  return { rises: sunrise ? clock(sunrise) : "never", sets: sunset ? clock(sunset) : "never" }
}

/** The refraction that suncalc adds at and below the horizon, in degrees: formula 16.4 of Meeus for 0. */
const addedAtHorizon = 1.02 / 60 / Math.tan(((10.26 / 5.1) * Math.PI) / 180)

export type Sun = {
  /** Degrees above the horizon as it seems; below it, where it can't be seen, as deep as it is, negative. */
  altitude: number
  /** Degrees from north by east: 180 is south. */
  azimuth: number
}

export function sunAt(at: number): Sun {
  const { altitude, azimuth } = getPosition(new Date(at), ...place)
  return { altitude: altitude > addedAtHorizon ? altitude : altitude - addedAtHorizon, azimuth }
}

export type Leaves = "none" | "buds" | "green" | "yellow"

/** The leaves of Helsinki by the number of the day in the year, 1 to 366. */
export function leavesOn(dayOfYear: number): Leaves {
  if (dayOfYear < 121 || dayOfYear > 298) return "none"
  if (dayOfYear < 141) return "buds"
  return dayOfYear < 259 ? "green" : "yellow"
}

export type Scene = Weather & {
  /** The instant of the picture. */
  at: number
  sun: Sun
  leaves: Leaves
  /** The street lamps burn while the sun is lower than three degrees under the horizon. */
  lampsOn: boolean
  /** Tents on the market: from May to September, from seven to six. */
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

/** What is in the corner of a picture: "2025-12-21 14:03:30". */
export function stamp(at: number): string {
  const { year, month, day, hour, minute: minutes, second } = partsAt(at, zone)
  return `${year}-${padTwo(month)}-${padTwo(day)} ${padTwo(hour)}:${padTwo(minutes)}:${padTwo(second)}`
}

const noon = "12:20"

/** Of a year's days about the solstice the one nearest to it whose noon is overcast: "12-19T12:20". */
function darkestNoon(year: number): string {
  const days = Array.from({ length: 21 }, (_, i) => 21 + (i % 2 ? 1 : -1) * Math.ceil(i / 2))
  const dark = days.find(day => weatherAt(Date.parse(`${year}-12-${day}T10:20:00Z`)).cover === "overcast")
  return `12-${dark ?? 21}T${noon}`
}

/** Moments that are worth a look, by the time of Helsinki in a year. */
const moments: readonly { name: string; time: (year: number) => string }[] = [
  { name: "Midsummer night", time: () => "06-21T01:20" },
  { name: "The darkest noon", time: darkestNoon },
  { name: "A September evening", time: () => "09-22T19:10" },
]

/** Those moments as they last were before an instant, as an address has them: "2025-12-21T12:20". */
export function lastMoments(before: number): { name: string; at: string }[] {
  const { year } = partsAt(before, zone)
  return moments.map(({ name, time }) => {
    const [at] = instantsAt(Date.parse(`${year}-${time(year)}:00Z`), zone)
    const last = at !== undefined && at <= before ? year : year - 1
    return { name, at: `${last}-${time(last)}` }
  })
}

export type Asked = { at: number } | { problem: string }

/** The instant of a time of Helsinki as "2025-12-21T14:03", or what is wrong with it. */
export function momentOf(text: string): Asked {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(text)) {
    return { problem: `"${text}" is not a moment. Write one as 2025-12-21T14:03.` }
  }
  const wall = Date.parse(`${text}:00Z`)
  // A day that the month has not becomes another one, or none at all.
  if (Number.isNaN(wall) || new Date(wall).toISOString().slice(0, 16) !== text) {
    return { problem: `"${text}" is not in the calendar.` }
  }
  const year = Number(text.slice(0, 4))
  if (year < 1950 || year > 2099) return { problem: "The archive goes from 1950 to 2099." }
  const [at] = instantsAt(wall, zone)
  if (at === undefined) return { problem: "The clocks of Helsinki were put forward past that minute." }
  return { at }
}
