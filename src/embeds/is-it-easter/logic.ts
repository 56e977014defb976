/** Western and Orthodox Easter as Gregorian dates, for any year in range. */

import { gregorianEaster, orthodoxEaster } from "date-easter"
import { type Day, dayNumber } from "../../lib/calendar/calendarDay"
import { inDays } from "../../lib/text/duration"

export const churches = ["Western", "Orthodox"] as const

export type Church = (typeof churches)[number]

/** The first year of Easter in the Gregorian calendar, and the last year with four digits. */
export const firstYear = 1583
export const lastYear = 9999

/**
 * Returns Easter Sunday of a year from 1583 to 10000 (needed as the next Easter late in 9999). Throws a RangeError
 * for any other year.
 */
export function easterOf(church: Church, year: number): Day {
  if (!Number.isInteger(year) || year < firstYear || year > lastYear + 1) {
    throw new RangeError(`There is no Easter here for the year ${year}.`)
  }
  const { month, day } = church === "Western" ? gregorianEaster(year) : orthodoxEaster(year)
  return { year, month, day }
}

/** The names of the days around Easter, by their offset from Easter Sunday in days. */
const names: Record<Church, Record<number, string>> = {
  Western: {
    "-7": "Palm Sunday",
    "-3": "Maundy Thursday",
    "-2": "Good Friday",
    "-1": "Holy Saturday",
    1: "Easter Monday",
  },
  Orthodox: {
    "-7": "Palm Sunday",
    "-3": "Great Thursday",
    "-2": "Great Friday",
    "-1": "Great Saturday",
    1: "Bright Monday",
  },
}

export type Standing = {
  isToday: boolean
  /** The name of today if it is near Easter ("Good Friday"), otherwise null. */
  name: string | null
  /** The next Easter Sunday, never today. */
  next: Day
  /** The number of days until then. */
  days: number
}

/** Returns whether the year of a day is in range. */
export function isKnown({ year }: Day): boolean {
  return year >= firstYear && year <= lastYear
}

/** Returns whether today is Easter, and the date of the next. Throws a RangeError for a day out of range. */
export function standing(church: Church, today: Day): Standing {
  const now = dayNumber(today)
  const thisYear = easterOf(church, today.year)
  const after = now - dayNumber(thisYear)
  const next = after < 0 ? thisYear : easterOf(church, today.year + 1)
  return {
    isToday: after === 0,
    name: names[church][after] ?? null,
    next,
    days: dayNumber(next) - now,
  }
}

/** Returns whether it is Easter Sunday in at least one church; false for days out of range. */
export function isEaster(today: Day): boolean {
  return isKnown(today) && churches.some(church => standing(church, today).isToday)
}

/** Describes today for a church in a sentence or two. */
export function standingText(church: Church, today: Day): string {
  const { isToday, name, next, days } = standing(church, today)
  const first = isToday ? "today." : name ? `no, but it is ${name}.` : "no."
  return `${church}: ${first} The next one is ${inDays(days)}, on ${shortDay(next)} ${next.year}.`
}

/** Returns the number of weeks from Western to Orthodox Easter: 0, 1, 4 or 5 in our time. */
export function weeksApart(year: number): number {
  return (dayNumber(easterOf("Orthodox", year)) - dayNumber(easterOf("Western", year))) / 7
}

/** Parses a year; null if the text is no year or out of range. */
export function readYear(text: string): number | null {
  const year = /^\s*\d{4}\s*$/.test(text) ? Number(text) : 0
  return year >= firstYear && year <= lastYear ? year : null
}

const months = "January February March April May June July August September October November December".split(
  " ",
)

/** Formats a day as "20 April". */
export function shortDay({ month, day }: Day): string {
  return `${day} ${months[month - 1]}`
}

/** Returns the first Easter Sunday of either church, today included. Throws a RangeError for a day out of range. */
export function comingEaster(today: Day): Day {
  const now = dayNumber(today)
  const coming = churches.map(church => {
    const { isToday, next } = standing(church, today)
    return isToday ? today : next
  })
  return coming.reduce((first, day) => (dayNumber(day) - now < dayNumber(first) - now ? day : first))
}

/** Formats the stamp on an egg: "28.3.2027". */
export function stampOf({ year, month, day }: Day): string {
  return `${day}.${month}.${year}`
}

/** Describes both Easters of a year in one line. */
export function yearText(year: number): string {
  const [west, east] = [shortDay(easterOf("Western", year)), shortDay(easterOf("Orthodox", year))]
  const weeks = weeksApart(year)
  return weeks === 0 ? `${year}: ${west} in both churches.` : `${year}: Western ${west}, Orthodox ${east}.`
}
