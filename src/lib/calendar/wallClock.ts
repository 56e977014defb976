/** What the clocks and calendars of any time zone show at an instant, and at which instants they show something. */
import type { Day } from "./calendarDay"

export const minute = 60_000
export const hour = 60 * minute
export const day = 24 * hour

/** The last instant that a Date can be, in milliseconds from 1970; the first is as far the other way (ECMA-262). */
export const furthest = 8.64e15

/** The calendar repeats itself, weekdays too, in 400 years of 146,097 days. */
const cycle = 146_097 * day

/** "+05:45": a time zone by its distance from UTC, which needs no database. */
const fixed = /^([+-])([01]\d|2[0-3]):([0-5]\d)$/

/** Whether this is a time zone's name in the IANA database, as the browser has it, or a distance as "+05:45". */
export function isZone(name: string): boolean {
  if (fixed.test(name)) return true
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone !== ""
  } catch {
    return false
  }
}

const formats = new Map<string, Intl.DateTimeFormat>()

/** The browser's own knowledge of a zone, which is slow to make. Throws a RangeError for no zone. */
function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone)
  if (known) return known
  // Not `timeZoneName: "longOffset"`: the oldest browsers that the site is for have not got it.
  const made = new Intl.DateTimeFormat("en-US", {
    timeZone: zone,
    calendar: "gregory",
    numberingSystem: "latn",
    hourCycle: "h23",
    era: "short",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    second: "numeric",
  })
  formats.set(zone, made)
  return made
}

/** How far a zone's clocks are ahead of UTC at an instant, both in milliseconds. Throws a RangeError for no zone. */
export function offsetAt(at: number, zone: string): number {
  const [, sign, hours, minutes] = fixed.exec(zone) ?? []
  if (sign) return (sign === "-" ? -1 : 1) * (Number(hours) * hour + Number(minutes) * minute)
  const shown = Object.fromEntries(
    formatOf(zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  )
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(shown[type])
  // The year before 1 is the first before Christ.
  const year = shown.era?.startsWith("B") ? 1 - part("year") : part("year")
  const time = part("hour") * hour + part("minute") * minute + part("second") * 1000
  return wallFrom(year, part("month"), part("day"), time) - Math.floor(at / 1000) * 1000
}

/** What a zone's clocks show at an instant, as the milliseconds at which UTC shows the same. */
export function wallAt(at: number, zone: string): number {
  return at + offsetAt(at, zone)
}

/**
 * The instants, in order, at which a zone's clocks show a time, written as the milliseconds at which UTC shows it: one,
 * none where the clocks were put forward past it, two where they were put back. Exact where a zone does not change its
 * mind twice in 54 hours.
 */
export function instantsAt(wall: number, zone: string): number[] {
  const near = [-27, -18, -9, 0, 9, 18, 27].map(hours => {
    const at = Math.max(-furthest, Math.min(furthest, wall + hours * hour))
    return offsetAt(at, zone)
  })
  return [...new Set(near)]
    .map(offset => wall - offset)
    .filter(at => Math.abs(at) <= furthest && wallAt(at, zone) === wall)
    .sort((a, b) => a - b)
}

/**
 * The first instant at which a zone's clocks show a time, as of `wallAt`, or a later one: where they were put forward
 * past it, that at which they were.
 */
export function firstAt(wall: number, zone: string): number {
  const shown = instantsAt(wall, zone)[0]
  if (shown !== undefined) return shown
  const near = [-27, 27].map(hours => offsetAt(wall + hours * hour, zone))
  let [before, after] = [wall - Math.max(...near), wall - Math.min(...near)]
  while (after - before > 1000) {
    const between = Math.floor((before + after) / 2000) * 1000
    if (wallAt(between, zone) < wall) before = between
    else after = between
  }
  return after
}

/** When a day, or one some days after it, begins in a zone. */
export function dayBegins({ year, month, day: date }: Day, zone: string, more = 0): number {
  return firstAt(wallFrom(year, month, date) + more * day, zone)
}

export type WallParts = {
  /** By the Gregorian calendar, also before there was one; 0 is the year before 1. */
  year: number
  /** 1 to 12. */
  month: number
  /** 1 to 31. */
  day: number
  /** 0 (Sunday) to 6 (Saturday). */
  weekday: number
  hour: number
  minute: number
  second: number
  millisecond: number
}

/** A wall clock's milliseconds, as of `wallAt`, in parts. Good for a day beyond both ends of Date. */
export function wallParts(wall: number): WallParts {
  const beyond = Math.abs(wall) > furthest ? Math.sign(wall) : 0
  const date = new Date(wall - beyond * cycle)
  return {
    year: date.getUTCFullYear() + beyond * 400,
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    weekday: date.getUTCDay(),
    hour: date.getUTCHours(),
    minute: date.getUTCMinutes(),
    second: date.getUTCSeconds(),
    millisecond: date.getUTCMilliseconds(),
  }
}

/** A time of a calendar and a clock as the milliseconds of `wallAt`; also for years that no Date reaches. */
export function wallFrom(year: number, month: number, date: number, milliseconds = 0): number {
  const cycles = Math.floor(year / 400)
  // Date.UTC takes the years 0 to 99 for those of the 1900s.
  return Date.UTC(year - cycles * 400 + 2000, month - 1, date) + (cycles - 5) * cycle + milliseconds
}

/** What a zone's clocks and calendar show at an instant, in parts. */
export function partsAt(at: number, zone: string): WallParts {
  return wallParts(wallAt(at, zone))
}

/** Names that browsers still give to places that have changed the spelling of theirs. */
const renamed: Record<string, string> = {
  "Africa/Asmera": "Africa/Asmara",
  "America/Coral_Harbour": "America/Atikokan",
  "America/Godthab": "America/Nuuk",
  "Asia/Calcutta": "Asia/Kolkata",
  "Asia/Katmandu": "Asia/Kathmandu",
  "Asia/Rangoon": "Asia/Yangon",
  "Asia/Saigon": "Asia/Ho_Chi_Minh",
  "Atlantic/Faeroe": "Atlantic/Faroe",
  "Europe/Kiev": "Europe/Kyiv",
  "Pacific/Enderbury": "Pacific/Kanton",
  "Pacific/Ponape": "Pacific/Pohnpei",
  "Pacific/Truk": "Pacific/Chuuk",
}

/** A zone's name for people: "Asia/Calcutta" is "Asia/Kolkata", and "America/New_York" has a space. */
export function zoneLabel(zone: string): string {
  return (renamed[zone] ?? zone).replaceAll("_", " ")
}

/** "07:05" from 425, a minute of the day from 0 to 1439. */
export function clockText(minuteOfDay: number): string {
  return `${two(Math.floor(minuteOfDay / 60))}:${two(minuteOfDay % 60)}`
}

/** "07", a whole number from 0 in at least two digits. */
export function two(n: number): string {
  return String(n).padStart(2, "0")
}
