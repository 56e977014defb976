/** Calculates an age by the calendar of Helsinki, and in other units. */
import { type Day, dayAt, dayKey, dayNumber } from "../../lib/calendar/calendarDay"
import { startOfDay as beginsIn, dayMs, partsAt } from "../../lib/calendar/wallClock"

export const zone = "Europe/Helsinki"

/** The mean year of the Gregorian calendar in days: 146,097 days in 400 years. */
const yearDays = 365.2425
/** The sidereal year of Mars, in days: https://nssdc.gsfc.nasa.gov/planetary/factsheet/marsfact.html */
export const marsYearDays = 686.98
/**
 * Hamster years in a human year: a human lives about 80 years (Statistics Finland, boys born in 2024: 79.6), a
 * hamster about 2.
 */
export const hamsterYearsInYear = 40

/** Parses a day such as "2024-05-31"; null if the calendar has no such day. */
export function readDay(text: string): Day | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)
  if (!match) return null
  const number = dayNumber({ year: Number(match[1]), month: Number(match[2]), day: Number(match[3]) })
  return dayKey(dayAt(number)) === text ? dayAt(number) : null
}

/** Returns the instant at which a day begins in Helsinki, in milliseconds since 1970. */
export function dayBegins(of: Day): number {
  return beginsIn(of, zone)
}

/** Returns the day in Helsinki at an instant. */
export function dayIn(at: number): Day {
  const { year, month, day } = partsAt(at, zone)
  return { year, month, day }
}

export type Span = { years: number; months: number; days: number }

/**
 * Returns the same day some months later, or the last day of a shorter month: a month after 31 January is 28
 * February.
 */
export function monthsAfter({ year, month, day }: Day, months: number): Day {
  const first = dayAt(dayNumber({ year, month: month + months, day: 1 }))
  const days = dayAt(dayNumber({ year, month: month + months + 1, day: 0 })).day
  return { ...first, day: Math.min(day, days) }
}

/** Returns the whole years, months and days between two days; null if `to` comes first. */
export function spanBetween(from: Day, to: Day): Span | null {
  if (dayNumber(to) < dayNumber(from)) return null
  let months = (to.year - from.year) * 12 + to.month - from.month
  if (dayNumber(monthsAfter(from, months)) > dayNumber(to)) months--
  const days = dayNumber(to) - dayNumber(monthsAfter(from, months))
  return { years: Math.floor(months / 12), months: months % 12, days }
}

export type Age = Span & { hours: number; minutes: number; seconds: number }

/**
 * Returns the age at an instant of a person born at midnight in Helsinki: whole years, months and days by the
 * calendar, and the time elapsed since midnight, which reaches 24 h 59 min on the 25-hour day. Null before the
 * birth.
 */
export function ageAt(born: Day, at: number): Age | null {
  const today = dayIn(at)
  const span = spanBetween(born, today)
  if (!span) return null
  const seconds = Math.floor((at - dayBegins(today)) / 1000)
  return {
    ...span,
    hours: Math.floor(seconds / 3600),
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
  }
}

export type Units = {
  /** Whole seconds since birth, without leap seconds. */
  seconds: number
  days: number
  /** Fractional. */
  hamsterYears: number
  /** Fractional. */
  marsYears: number
  /** The number of times all ten thousand four-digit codes could have been typed, at one a second. */
  rounds: number
  /** The code typed in this second. */
  code: string
}

/** Returns the age at an instant in other units. Throws a RangeError before the birth. */
export function unitsAt(born: Day, at: number): Units {
  const begun = dayBegins(born)
  if (at < begun) throw new RangeError("There is no age before being born.")
  const seconds = Math.floor((at - begun) / 1000)
  const days = (at - begun) / dayMs
  return {
    seconds,
    days: dayNumber(dayIn(at)) - dayNumber(born),
    hamsterYears: (days / yearDays) * hamsterYearsInYear,
    marsYears: days / marsYearDays,
    rounds: Math.floor(seconds / 10_000),
    code: String(seconds % 10_000).padStart(4, "0"),
  }
}

export type Milestone = { what: string; at: number }

const text = (n: number) => n.toLocaleString("en-GB")

/** Returns the next round number of each unit, soonest first. */
export function milestones(born: Day, at: number): Milestone[] {
  const begun = dayBegins(born)
  const { days, seconds, hamsterYears, marsYears } = unitsAt(born, at)
  const years = (spanBetween(born, dayIn(at))?.years ?? 0) + 1
  const after = (count: number, step: number) => (Math.floor(count / step) + 1) * step
  const [nextDays, nextSeconds] = [after(days, 1000), after(seconds, 100_000_000)]
  const [nextHamster, nextMars] = [after(hamsterYears, 100), after(marsYears, 1)]
  return [
    { what: `${text(years)} years`, at: dayBegins(monthsAfter(born, years * 12)) },
    { what: `${text(nextDays)} days`, at: dayBegins(dayAt(dayNumber(born) + nextDays)) },
    { what: `${text(nextSeconds)} seconds`, at: begun + nextSeconds * 1000 },
    {
      what: `${text(nextHamster)} hamster years`,
      at: begun + (nextHamster / hamsterYearsInYear) * yearDays * dayMs,
    },
    { what: `${text(nextMars)} Mars years`, at: begun + nextMars * marsYearDays * dayMs },
  ].sort((a, b) => a.at - b.at)
}

/** Returns the day in Helsinki at an instant as a key for `longDate`. */
export function keyAt(at: number): string {
  return dayKey(dayIn(at))
}
