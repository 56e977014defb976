/** Whether it is a birthday by somebody's own clock, and how long it is to the next. */
import { dayMs, firstInstantAt, partsAt } from "../../lib/calendar/wallClock"

/** The party is on the birthday, and the day after it is recognised by the floor. */
export type Mood = "party" | "after" | "empty"

export type Standing = {
  mood: Mood
  /** How old one becomes on the birthday that is or comes next; the day after, how old one has become. */
  age: number
  /** The instant at which the next birthday begins, in milliseconds from 1970; during one, the one after it. */
  next: number
}

type Born = { year: number; month: number; day: number }

/** The parts of "1986-03-21". Throws a RangeError for anything else. */
export function bornOn(text: string): Born {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)
  if (!match) throw new RangeError(`"${text}" is not a day: write one as 1986-03-21.`)
  return { year: Number(match[1]), month: Number(match[2]), day: Number(match[3]) }
}

/** A birthday in a year, as a number of days from 1970-01-01; the 29th of February is the 28th where there is none. */
function birthdayIn(year: number, born: Born): number {
  const last = new Date(Date.UTC(year, born.month, 0)).getUTCDate()
  return Date.UTC(year, born.month - 1, Math.min(born.day, last)) / dayMs
}

/** How it stands at an instant with somebody's birthday, by the clocks of a zone. */
export function standingAt(at: number, zone: string, born: Born): Standing {
  const now = partsAt(at, zone)
  const today = Date.UTC(now.year, now.month - 1, now.day) / dayMs
  const thisYears = birthdayIn(now.year, born)
  const nextYear = today < thisYears ? now.year : now.year + 1
  const next = firstInstantAt(birthdayIn(nextYear, born) * dayMs, zone)
  const mood = today === thisYears ? "party" : today === thisYears + 1 ? "after" : "empty"
  return { mood, age: (mood === "empty" ? nextYear : now.year) - born.year, next }
}

/** The candles that are left after a breath: it puts out some two thirds of those that burn, and at least one. */
export function blown(burning: number): number {
  return Math.floor(burning / 3)
}
