/** Tells birthdays from other days by the visitor's clock, and finds the next one. */
import { dayMs, firstInstantAt, partsAt } from "../../lib/calendar/wallClock"

/** The birthday itself, the day after with its mess on the floor, or any other day. */
export type Mood = "party" | "after" | "empty"

export type BirthdayStatus = {
  mood: Mood
  /** The age reached on the current or next birthday; on the day after, the age just reached. */
  age: number
  /** The start of the next birthday in milliseconds since 1970; on a birthday, of the one after it. */
  next: number
}

type Born = { year: number; month: number; day: number }

/** Parses "1986-03-21". Throws a RangeError for anything else. */
export function bornOn(text: string): Born {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)
  if (!match) throw new RangeError(`"${text}" is not a day: write one as 1986-03-21.`)
  return { year: Number(match[1]), month: Number(match[2]), day: Number(match[3]) }
}

/** Returns a birthday in days since 1970-01-01. 29 February becomes the 28th in common years. */
function birthdayIn(year: number, born: Born): number {
  const last = new Date(Date.UTC(year, born.month, 0)).getUTCDate()
  return Date.UTC(year, born.month - 1, Math.min(born.day, last)) / dayMs
}

/** Returns the mood, age and next birthday at an instant, by the clocks of a zone. */
export function birthdayStatus(at: number, zone: string, born: Born): BirthdayStatus {
  const now = partsAt(at, zone)
  const today = Date.UTC(now.year, now.month - 1, now.day) / dayMs
  const thisYears = birthdayIn(now.year, born)
  const nextYear = today < thisYears ? now.year : now.year + 1
  const next = firstInstantAt(birthdayIn(nextYear, born) * dayMs, zone)
  const mood = today === thisYears ? "party" : today === thisYears + 1 ? "after" : "empty"
  return { mood, age: (mood === "empty" ? nextYear : now.year) - born.year, next }
}

/** Returns the candles still burning after a breath, which puts out two thirds of them and at least one. */
export function candlesAfterBreath(burning: number): number {
  return Math.floor(burning / 3)
}

/** Returns the candles still burning after a breath, if a guest sees to the last two. */
export function candlesAfterHelp(burning: number): number {
  const left = candlesAfterBreath(burning)
  return left > 2 ? left : 0
}
