/** A time of day read as a number, which for one minute a day may be the year. */
import { formatDuration } from "../../lib/text/duration"

/**
 * Returns hours (0 to 23) and minutes (0 to 59) as digits. The hour is left out if it is 0, and only then minutes
 * may have one digit: 0, 7 is "7"; 1, 5 is "105"; 20, 26 is "2026".
 */
export function digits(hours: number, minutes: number): string {
  if (hours === 0) return String(minutes)
  return `${hours}${String(minutes).padStart(2, "0")}`
}

/** Returns the minute of the day (0 to 1439) whose digits are a year; null if no time has them. */
export function minuteOf(year: number): number | null {
  const [hours, minutes] = [Math.floor(year / 100), year % 100]
  return hours < 24 && minutes < 60 ? hours * 60 + minutes : null
}

/**
 * Describes the wait until the year is on the clock, from a time that isn't it; tomorrow may be in the next year.
 */
export function waitText(hours: number, minutes: number, year: number, yearTomorrow: number): string {
  const now = hours * 60 + minutes
  const today = minuteOf(year)
  const isToday = today !== null && today > now
  const at = isToday ? today : minuteOf(yearTomorrow)
  const next = isToday ? year : yearTomorrow
  if (at === null) return `No clock gets to ${next}.`
  const wait = at - now + (isToday ? 0 : 1440)
  const left = formatDuration(wait * 60_000, { from: "hour", to: "minute", zeros: false })
  if (!isToday && today !== null && next === year) return `Not ${year} any more: ${left} until it is again.`
  return `Not ${next} yet: ${left} to go.`
}

/** Returns whether a time's digits are the number of the year. */
export function isYear(time: string, year: number): boolean {
  return Number(time) === year
}

/** Describes a time as a year compared with the present one. */
export function asYear(time: string, year: number): string {
  const there = Number(time)
  if (there === year) return "Stop! Here it is. Now hold it."
  if (there === 0) return "There was no year 0. Ask a calendar."
  const apart = Math.abs(there - year).toLocaleString("en-GB")
  const years = there - year === 1 || year - there === 1 ? "year" : "years"
  if (there > year) return `The year ${there} is ${apart} ${years} away.`
  if (there < 1000) return `The year ${there}: ${apart} ${years} ago, and no clock to read it from.`
  return `The year ${there} was ${apart} ${years} ago.`
}
