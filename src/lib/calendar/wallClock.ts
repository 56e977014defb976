/** Conversion between instants and wall clock time in any time zone. */
import type { Day } from "./calendarDay"

export const minuteMs = 60_000
export const hourMs = 60 * minuteMs
export const dayMs = 24 * hourMs

/** The last instant of a Date, in milliseconds since 1970; the first is its negative (ECMA-262). */
export const maxInstantMs = 8.64e15

/** The period in milliseconds after which the Gregorian calendar and its weekdays repeat: 400 years. */
const cycleMs = 146_097 * dayMs

/** Matches a time zone written as a fixed offset from UTC, such as "+05:45". */
const fixedOffset = /^([+-])([01]\d|2[0-3]):([0-5]\d)$/

/** Returns whether a name is a time zone of the browser's IANA database or a fixed offset such as "+05:45". */
export function isZone(name: string): boolean {
  if (fixedOffset.test(name)) return true
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone !== ""
  } catch {
    return false
  }
}

const formats = new Map<string, Intl.DateTimeFormat>()

/** Returns the cached formatter of a zone; creating it is slow. Throws a RangeError for an unknown zone. */
function formatOf(zone: string): Intl.DateTimeFormat {
  const cached = formats.get(zone)
  if (cached) return cached
  // `timeZoneName: "longOffset"` is missing from the oldest browsers that the site supports.
  const format = new Intl.DateTimeFormat("en-US", {
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
  formats.set(zone, format)
  return format
}

/** Returns the UTC offset of a zone at an instant, both in milliseconds. Throws a RangeError for an unknown zone. */
export function offsetAt(at: number, zone: string): number {
  const [, sign, hours, minutes] = fixedOffset.exec(zone) ?? []
  if (sign) return (sign === "-" ? -1 : 1) * (Number(hours) * hourMs + Number(minutes) * minuteMs)
  const shown = Object.fromEntries(
    formatOf(zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  )
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(shown[type])
  // Year 0 is 1 BC.
  const year = shown.era?.startsWith("B") ? 1 - part("year") : part("year")
  const time = part("hour") * hourMs + part("minute") * minuteMs + part("second") * 1000
  return wallFrom(year, part("month"), part("day"), time) - Math.floor(at / 1000) * 1000
}

/** Returns the wall clock time of a zone at an instant, as the milliseconds at which UTC shows the same time. */
export function wallAt(at: number, zone: string): number {
  return at + offsetAt(at, zone)
}

/**
 * Lists, in order, the instants at which a zone's clocks show a wall clock time (see `wallAt`): one as a rule, none if
 * the clocks went forward past it, two if they went back over it. Exact unless a zone changes its offset twice in 54
 * hours.
 */
export function instantsAt(wall: number, zone: string): number[] {
  const near = [-27, -18, -9, 0, 9, 18, 27].map(hours => {
    const at = Math.max(-maxInstantMs, Math.min(maxInstantMs, wall + hours * hourMs))
    return offsetAt(at, zone)
  })
  return [...new Set(near)]
    .map(offset => wall - offset)
    .filter(at => Math.abs(at) <= maxInstantMs && wallAt(at, zone) === wall)
    .sort((a, b) => a - b)
}

/**
 * Returns the first instant at which a zone's clocks show a wall clock time (see `wallAt`). If they went forward past
 * it, returns the instant of that change.
 */
export function firstInstantAt(wall: number, zone: string): number {
  const shown = instantsAt(wall, zone)[0]
  if (shown !== undefined) return shown
  const near = [-27, 27].map(hours => offsetAt(wall + hours * hourMs, zone))
  let [before, after] = [wall - Math.max(...near), wall - Math.min(...near)]
  while (after - before > 1000) {
    const between = Math.floor((before + after) / 2000) * 1000
    if (wallAt(between, zone) < wall) before = between
    else after = between
  }
  return after
}

/** Returns the instant at which a day, or the day `more` days later, begins in a zone. */
export function startOfDay({ year, month, day: date }: Day, zone: string, more = 0): number {
  return firstInstantAt(wallFrom(year, month, date) + more * dayMs, zone)
}

export type WallParts = {
  /** The year of the proleptic Gregorian calendar; 0 is 1 BC. */
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

/** Splits a wall clock time (see `wallAt`) into parts. Works for a day beyond both ends of Date. */
export function wallParts(wall: number): WallParts {
  const beyond = Math.abs(wall) > maxInstantMs ? Math.sign(wall) : 0
  const date = new Date(wall - beyond * cycleMs)
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

/** Joins parts into a wall clock time (see `wallAt`). Works for years beyond the range of Date. */
export function wallFrom(year: number, month: number, date: number, milliseconds = 0): number {
  const cycles = Math.floor(year / 400)
  // Date.UTC reads the years 0 to 99 as 1900 to 1999.
  return Date.UTC(year - cycles * 400 + 2000, month - 1, date) + (cycles - 5) * cycleMs + milliseconds
}

/** Returns the parts of a zone's wall clock time at an instant. */
export function partsAt(at: number, zone: string): WallParts {
  return wallParts(wallAt(at, zone))
}

/** Current spellings of zone names that browsers still report in their old spelling. */
const currentNames: Record<string, string> = {
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

/** Formats a zone's name for people: "Asia/Kolkata" for "Asia/Calcutta", "America/New York" for "America/New_York". */
export function zoneLabel(zone: string): string {
  return (currentNames[zone] ?? zone).replaceAll("_", " ")
}

/** Formats a minute of the day, 0 to 1439: "07:05" for 425. */
export function clockText(minuteOfDay: number): string {
  return `${padTwo(Math.floor(minuteOfDay / 60))}:${padTwo(minuteOfDay % 60)}`
}

/** Pads a whole number from 0 to at least two digits: "07". */
export function padTwo(n: number): string {
  return String(n).padStart(2, "0")
}
