/** Formats an instant in many notations, and its distance from the end of 32-bit time. */
import { monthName, weekdayName } from "../../../lib/calendar/dayNames"
import { weekCode, weekOf } from "../../../lib/calendar/isoWeek"
import { offsetAt, padTwo, type WallParts, wallAt, wallParts } from "../../../lib/calendar/wallClock"
import { formatDuration } from "../../../lib/text/duration"

/** The maximum of a signed 32-bit integer: 2038-01-19T03:14:07Z. */
export const maxInt32 = 2 ** 31 - 1

/** Formats an instant as seconds since 1970, with decimals for its milliseconds if any. */
export function secondsText(at: number): string {
  const sign = at < 0 ? "-" : ""
  const size = Math.abs(at)
  const decimals = String(size % 1000)
    .padStart(3, "0")
    .replace(/0+$/, "")
  return `${sign}${Math.floor(size / 1000)}${decimals ? `.${decimals}` : ""}`
}

/**
 * Formats "2024-02-29T12:00:00", with milliseconds if any, and with ISO 8601's expanded years outside 0 to 9999.
 */
function isoLocal(parts: WallParts): string {
  const { year, month, day, hour, minute, second, millisecond } = parts
  const size = String(Math.abs(year))
  const digits =
    year >= 0 && year <= 9999 ? size.padStart(4, "0") : `${year < 0 ? "-" : "+"}${size.padStart(6, "0")}`
  const decimals = millisecond ? `.${String(millisecond).padStart(3, "0")}` : ""
  return `${digits}-${padTwo(month)}-${padTwo(day)}T${padTwo(hour)}:${padTwo(minute)}:${padTwo(second)}${decimals}`
}

/** Formats a UTC offset in milliseconds: "+02:00", with seconds if any, as local mean times have. */
export function offsetText(offset: number): string {
  const size = Math.abs(offset) / 1000
  const seconds = size % 60
  const text = `${padTwo(Math.floor(size / 3600))}:${padTwo(Math.floor(size / 60) % 60)}`
  return `${offset < 0 ? "-" : "+"}${text}${seconds ? `:${padTwo(seconds)}` : ""}`
}

/** Formats an instant by ISO 8601, in UTC (null) or in a zone. */
export function isoText(at: number, zone: string | null): string {
  if (zone === null) return `${isoLocal(wallParts(at))}Z`
  const offset = offsetAt(at, zone)
  return isoLocal(wallParts(at + offset)) + offsetText(offset)
}

/** Formats "Thursday 29 February 2024, 12:00:00" in a zone, by the proleptic Gregorian calendar. */
export function longText(at: number, zone: string): string {
  const { year, month, day, weekday, hour, minute, second } = wallParts(wallAt(at, zone))
  const date = `${weekdayName(weekday)} ${day} ${monthName(month)} ${year}`
  return `${date}, ${padTwo(hour)}:${padTwo(minute)}:${padTwo(second)}`
}

/** Formats the whole second as 32 bits of two's complement, in groups of eight; null if it is out of range. */
export function bits(at: number): string | null {
  const seconds = Math.floor(at / 1000)
  if (seconds < -maxInt32 - 1 || seconds > maxInt32) return null
  const digits = (seconds >>> 0).toString(2).padStart(32, "0")
  return digits.replace(/(.{8})(?!$)/g, "$1 ")
}

/** Formats the distance between an instant and `now`, in the past or in the future. */
export function distanceText(at: number, now: number): string {
  const seconds = Math.floor(at / 1000) - Math.floor(now / 1000)
  if (seconds === 0) return "now"
  return seconds < 0 ? `${formatDuration(-seconds * 1000)} ago` : `in ${formatDuration(seconds * 1000)}`
}

export type Form = {
  name: string
  text: string
  /** True if the text only says that there is no such form. */
  isMissing?: boolean
}

/** Returns an instant in all notations; the week is given for years of four digits only. */
export function formsOf(at: number, zone: string): Form[] {
  const { year, month, day } = wallParts(wallAt(at, zone))
  const forms: Form[] = [
    { name: "seconds", text: secondsText(at) },
    { name: "milliseconds", text: String(at) },
    { name: "ISO 8601 in UTC", text: isoText(at, null) },
    { name: "ISO 8601 in the zone", text: isoText(at, zone) },
    { name: "words in the zone", text: longText(at, zone) },
  ]
  if (year >= 1 && year <= 9998)
    forms.push({ name: "week in the zone", text: weekCode(weekOf({ year, month, day })) })
  return [
    ...forms,
    { name: "32 bits", text: bits(at) ?? "It takes more than 32.", isMissing: bits(at) === null },
  ]
}

/** Describes the time until or since the end of 32-bit time. */
export function endText(now: number): string {
  const left = maxInt32 * 1000 + 1000 - now
  return left > 0
    ? `${formatDuration(left)} until the seconds need a 33rd bit.`
    : `The seconds ran out ${formatDuration(-left)} ago. You are reading this, so it went well.`
}
