/** Western and Orthodox Easter as Gregorian dates, for any year in range. */

import { gregorianEaster, orthodoxEaster } from "date-easter"
import { type Day, dayAt, dayNumber } from "../../lib/calendar/calendarDay"
import { inDays } from "../../lib/text/duration"
import { pluralise } from "../../lib/text/pluralise"

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

/**
 * Returns the ecclesiastical full moon of a church (from its tables, not the astronomical one); Easter is the
 * Sunday after it. Gauss's rule as corrected by H. Lichtenberg (1997); the Orthodox tables are those of the Julian
 * calendar.
 */
export function paschalMoon(church: Church, year: number): Day {
  const century = Math.floor(year / 100)
  const corrected = 15 + Math.floor((3 * century + 3) / 4) - Math.floor((8 * century + 13) / 25)
  const golden = year % 19
  const age = (19 * golden + (church === "Western" ? corrected : 15)) % 30
  const late = Math.floor((age + golden / 11) / 29)
  const behind = church === "Western" ? 0 : century - Math.floor(century / 4) - 2
  return dayAt(dayNumber({ year, month: 3, day: 21 }) + age - late + behind)
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

/**
 * Returns the first year from `year` on in which both churches celebrate on the same day; null if there is none up
 * to 9999.
 */
export function nextTogether(year: number): number | null {
  for (let each = year; each <= lastYear; each++) if (weeksApart(each) === 0) return each
  return null
}

/** Parses a year; null if the text is no year or out of range. */
export function readYear(text: string): number | null {
  const year = /^\s*\d{4}\s*$/.test(text) ? Number(text) : 0
  return year >= firstYear && year <= lastYear ? year : null
}

/** Returns ten years from a given one on, or fewer at the end of the range. */
export function tenFrom(year: number): number[] {
  return Array.from({ length: Math.min(10, lastYear - year + 1) }, (_, i) => year + i)
}

const months = "January February March April May June July August September October November December".split(
  " ",
)

/** Formats a day as "20 April". */
export function shortDay({ month, day }: Day): string {
  return `${day} ${months[month - 1]}`
}

/** Describes the difference in weeks: "the same day", "1 week". */
export function apartText(weeks: number): string {
  if (weeks === 0) return "the same day"
  return pluralise(weeks, "week")
}

export type EggState = "fresh" | "old" | "stone" | "not yet"

/** Returns the first Easter Sunday of either church, today included. Throws a RangeError for a day out of range. */
export function comingEaster(today: Day): Day {
  const now = dayNumber(today)
  const coming = churches.map(church => {
    const { isToday, next } = standing(church, today)
    return isToday ? today : next
  })
  return coming.reduce((first, day) => (dayNumber(day) - now < dayNumber(first) - now ? day : first))
}

/**
 * Returns the state of a year's egg. Eggs up to a hundred years older than the next Easter's smell; older ones
 * are stone.
 */
export function eggState(year: number, nextYear: number): EggState {
  if (year > nextYear) return "not yet"
  if (year === nextYear) return "fresh"
  return year >= nextYear - 100 ? "old" : "stone"
}

/** Formats the stamp on an egg: "28.3.2027". */
export function stampOf({ year, month, day }: Day): string {
  return `${day}.${month}.${year}`
}

export type Damage = {
  /** The number of cracks in the shell, 0 to 3. They are permanent. */
  cracks: number
  /** The hole: none; an eye looking out; or a plaster stuck on from the inside. */
  hole: "none" | "eye" | "angry" | "plaster"
}

/** Returns the damage to a fresh egg after a number of knocks. */
export function damageOf(knocks: number): Damage {
  if (knocks === 0) return { cracks: 0, hole: "none" }
  return { cracks: Math.min(3, knocks), hole: knocks > 3 ? "plaster" : knocks === 3 ? "angry" : "eye" }
}

/** Describes both Easters of a year in one line. */
export function yearText(year: number): string {
  const [west, east] = [shortDay(easterOf("Western", year)), shortDay(easterOf("Orthodox", year))]
  const weeks = weeksApart(year)
  return weeks === 0 ? `${year}: ${west} in both churches.` : `${year}: Western ${west}, Orthodox ${east}.`
}

/** Returns the sounds from an egg that is not this year's or the next one's, after knocking. */
export function otherEggSounds(laid: Exclude<EggState, "fresh">, knocks: number): string {
  if (knocks === 0) return ""
  if (laid === "not yet") return "Not laid yet."
  return laid === "stone" ? `${"Clonk. ".repeat(Math.min(knocks, 3))}`.trim() : "It is better not to."
}

/** The sounds after four knocks, in a loop. */
const asleep = [
  "Somebody turned over.",
  "Zzz.",
  "“Is it Easter?”",
  "It is not.",
  "Zzz.",
  "A yawn, with an echo.",
]

/** Returns the sounds from a fresh egg after a number of knocks: the chick knocks back, until it has had enough. */
export function freshEggSounds(knocks: number): string {
  if (knocks === 0) return ""
  if (knocks > 4) return asleep[(knocks - 5) % asleep.length] ?? "Zzz."
  return `${Array.from({ length: knocks }, () => "tock")
    .join(", ")
    .replace("t", "T")}.`
}

/** Returns the chick's words after a number of touches. */
export function peeps(touches: number): string {
  return touches === 0 ? "" : `${"Peep. ".repeat(Math.min(touches, 5))}`.trim()
}
