/** An age by the calendar of a time zone, and in units that fewer people use. */
import { type Day, dayAt, dayKey, dayNumber } from "../../lib/calendar/calendarDay"
import { startOfDay as beginsIn, dayMs, partsAt } from "../../lib/calendar/wallClock"

export const zone = "Europe/Helsinki"

/** The mean tropical year of the Gregorian calendar: 146,097 days in 400 years. */
const yearDays = 365.2425
/** The sidereal year of Mars, in days: https://nssdc.gsfc.nasa.gov/planetary/factsheet/marsfact.html */
export const marsYearDays = 686.98
/** A life of about 80 years (Statistics Finland, boys born in 2024: 79.6) to one of about 2, a hamster's. */
export const hamsterYearsInYear = 40

/** A day from "2024-05-31"; null for what is no day of the calendar. */
export function readDay(text: string): Day | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)
  if (!match) return null
  const number = dayNumber({ year: Number(match[1]), month: Number(match[2]), day: Number(match[3]) })
  return dayKey(dayAt(number)) === text ? dayAt(number) : null
}

/** The instant, in milliseconds from 1970, at which a day begins in Helsinki. */
export function dayBegins(of: Day): number {
  return beginsIn(of, zone)
}

/** The day in Helsinki at an instant. */
export function dayIn(at: number): Day {
  const { year, month, day } = partsAt(at, zone)
  return { year, month, day }
}

export type Span = { years: number; months: number; days: number }

/** The same day some months later, or the month's last where it has no such day: a month after 31 January is 28 February. */
export function monthsAfter({ year, month, day }: Day, months: number): Day {
  const first = dayAt(dayNumber({ year, month: month + months, day: 1 }))
  const days = dayAt(dayNumber({ year, month: month + months + 1, day: 0 })).day
  return { ...first, day: Math.min(day, days) }
}

/** The whole years, months and days from one day to another; null where the other comes first. */
export function spanBetween(from: Day, to: Day): Span | null {
  if (dayNumber(to) < dayNumber(from)) return null
  let months = (to.year - from.year) * 12 + to.month - from.month
  if (dayNumber(monthsAfter(from, months)) > dayNumber(to)) months--
  const days = dayNumber(to) - dayNumber(monthsAfter(from, months))
  return { years: Math.floor(months / 12), months: months % 12, days }
}

export type Age = Span & { hours: number; minutes: number; seconds: number }

/**
 * The age at an instant of somebody who was born as a day began: whole years, months and days by the calendar, and the
 * time that has really passed since midnight, up to 24 h 59 min on the day of 25 hours. Null before the birth.
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
  /** Whole seconds since birth, leap seconds left out. */
  seconds: number
  /** Whole days by the calendar. */
  days: number
  /** Not rounded. */
  hamsterYears: number
  /** Not rounded. */
  marsYears: number
  /** How many times all ten thousand codes have been typed, at one a second. */
  rounds: number
  /** The code of this second. */
  code: string
}

/** The age at an instant in other units. Throws a RangeError before the birth. */
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

/** The next round number of each unit, soonest first. */
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

/** A day of Helsinki as a key that `longDate` reads. */
export function keyAt(at: number): string {
  return dayKey(dayIn(at))
}
