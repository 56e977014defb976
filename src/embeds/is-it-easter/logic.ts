/** Easter in the West and in the Orthodox East, in days of the Gregorian calendar, for any year that has one. */

import { gregorianEaster, orthodoxEaster } from "date-easter"
import { type Day, dayAt, dayNumber } from "../../lib/calendar/calendarDay"
import { inDays } from "../../lib/text/duration"
import { pluralise } from "../../lib/text/pluralise"

export const churches = ["Western", "Orthodox"] as const

export type Church = (typeof churches)[number]

/** The first year with an Easter by the Gregorian calendar, and the last that has four digits. */
export const firstYear = 1583
export const lastYear = 9999

/** Easter Sunday of a year, 1583 to 10000, which is the next one late in 9999. Throws a RangeError for any other. */
export function easterOf(church: Church, year: number): Day {
  if (!Number.isInteger(year) || year < firstYear || year > lastYear + 1) {
    throw new RangeError(`There is no Easter here for the year ${year}.`)
  }
  const { month, day } = church === "Western" ? gregorianEaster(year) : orthodoxEaster(year)
  return { year, month, day }
}

/**
 * The full moon by which a church finds Easter, the Sunday after it: that of its tables and not of the sky. Gauss's
 * rule as corrected by H. Lichtenberg (1997); the Orthodox tables are those of the Julian calendar.
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

/** What the days round Easter are called, by how many days after it they are. */
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
  /** What today is called where it is near: "Good Friday". */
  name: string | null
  /** The next Easter Sunday; today does not count. */
  next: Day
  /** How many days from today to that. */
  days: number
}

/** Whether Easter is known for a day: in the years that the page has. */
export function isKnown({ year }: Day): boolean {
  return year >= firstYear && year <= lastYear
}

/** Whether Easter is today, and when the next one is. Throws a RangeError for a day of which that isn't known. */
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

/** Whether it is Easter Sunday for one of the churches at least; no, where that isn't known. */
export function isEaster(today: Day): boolean {
  return isKnown(today) && churches.some(church => standing(church, today).isToday)
}

/** A church's answer in a sentence or two. */
export function standingText(church: Church, today: Day): string {
  const { isToday, name, next, days } = standing(church, today)
  const first = isToday ? "today." : name ? `no, but it is ${name}.` : "no."
  return `${church}: ${first} The next one is ${inDays(days)}, on ${shortDay(next)} ${next.year}.`
}

/** How many weeks the Orthodox Easter is after the Western one: 0, 1, 4 or 5 in our time. */
export function weeksApart(year: number): number {
  return (dayNumber(easterOf("Orthodox", year)) - dayNumber(easterOf("Western", year))) / 7
}

/** The first year from `year` on in which all have Easter on one day; null where there is none to the year 9999. */
export function nextTogether(year: number): number | null {
  for (let each = year; each <= lastYear; each++) if (weeksApart(each) === 0) return each
  return null
}

/** The year in a text; null for what is none or has no Easter here. */
export function readYear(text: string): number | null {
  const year = /^\s*\d{4}\s*$/.test(text) ? Number(text) : 0
  return year >= firstYear && year <= lastYear ? year : null
}

/** Ten years from a year on, or fewer where the years end. */
export function tenFrom(year: number): number[] {
  return Array.from({ length: Math.min(10, lastYear - year + 1) }, (_, i) => year + i)
}

const months = "January February March April May June July August September October November December".split(
  " ",
)

/** "20 April". */
export function shortDay({ month, day }: Day): string {
  return `${day} ${months[month - 1]}`
}

/** "the same day", "1 week". */
export function apartText(weeks: number): string {
  if (weeks === 0) return "the same day"
  return pluralise(weeks, "week")
}

export type Laid = "fresh" | "old" | "stone" | "not yet"

/** The first Easter Sunday of any church from a day on, that day too. Throws a RangeError where it isn't known. */
export function comingEaster(today: Day): Day {
  const now = dayNumber(today)
  const coming = churches.map(church => {
    const { isToday, next } = standing(church, today)
    return isToday ? today : next
  })
  return coming.reduce((first, day) => (dayNumber(day) - now < dayNumber(first) - now ? day : first))
}

/** What became of the egg of a year, or will: of the hundred years before the next Easter's it smells, then it is a stone. */
export function laid(year: number, nextYear: number): Laid {
  if (year > nextYear) return "not yet"
  if (year === nextYear) return "fresh"
  return year >= nextYear - 100 ? "old" : "stone"
}

/** The stamp on an egg: "28.3.2027". */
export function stampOf({ year, month, day }: Day): string {
  return `${day}.${month}.${year}`
}

export type Damage = {
  /** How many cracks the shell has: 0 to 3. They stay. */
  cracks: number
  /** What is in the hole: nothing, since there is none; an eye; or a plaster, put there from the inside. */
  hole: "none" | "eye" | "angry" | "plaster"
}

/** What so many knocks have done to a fresh egg. */
export function damageOf(knocks: number): Damage {
  if (knocks === 0) return { cracks: 0, hole: "none" }
  return { cracks: Math.min(3, knocks), hole: knocks > 3 ? "plaster" : knocks === 3 ? "angry" : "eye" }
}

/** Both Easters of a year in a line. */
export function yearText(year: number): string {
  const [west, east] = [shortDay(easterOf("Western", year)), shortDay(easterOf("Orthodox", year))]
  const weeks = weeksApart(year)
  return weeks === 0 ? `${year}: ${west} in both churches.` : `${year}: Western ${west}, Orthodox ${east}.`
}

/** What is heard from an egg that isn't of this year or the next, and has been knocked on. */
export function heardFrom(laid: Exclude<Laid, "fresh">, knocks: number): string {
  if (knocks === 0) return ""
  if (laid === "not yet") return "Not laid yet."
  return laid === "stone" ? `${"Clonk. ".repeat(Math.min(knocks, 3))}`.trim() : "It is better not to."
}

/** What whoever is in the egg does after four knocks, over and over. */
const asleep = [
  "Somebody turned over.",
  "Zzz.",
  "“Is it Easter?”",
  "It is not.",
  "Zzz.",
  "A yawn, with an echo.",
]

/** What is heard from an egg that has been knocked on so many times: as many knocks, until whoever is in it has had enough. */
export function heard(knocks: number): string {
  if (knocks === 0) return ""
  if (knocks > 4) return asleep[(knocks - 5) % asleep.length] ?? "Zzz."
  return `${Array.from({ length: knocks }, () => "tock")
    .join(", ")
    .replace("t", "T")}.`
}

/** What a chick says that has been touched so many times. */
export function peeps(touches: number): string {
  return touches === 0 ? "" : `${"Peep. ".repeat(Math.min(touches, 5))}`.trim()
}
