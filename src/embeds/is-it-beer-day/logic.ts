/** The dates of the beer days in the visitor's calendar. */

import { type Day, dayAt, dayNumber, weekdayOf } from "../../lib/calendar/calendarDay"
import { monthNames, weekdayNames } from "../../lib/calendar/dayNames"
import { formatDuration } from "../../lib/text/duration"
import { type BeerDay, ordinals } from "./schema"

/** Returns the date of a beer day in a year. 29 February becomes 28 February in common years. */
export function inYear(on: BeerDay["on"], year: number): Day {
  const month = monthNames.indexOf(on.month) + 1
  const first = dayNumber({ year, month, day: 1 })
  const last = dayNumber({ year, month: month + 1, day: 1 }) - 1
  if ("day" in on) return dayAt(Math.min(last, first + on.day - 1))
  const wanted = weekdayNames.indexOf(on.weekday)
  if (on.nth === "last") return dayAt(last - ((weekdayOf(last) - wanted + 7) % 7))
  return dayAt(first + ((wanted - weekdayOf(first) + 7) % 7) + 7 * ordinals.indexOf(on.nth))
}

/** Describes the rule of a date: "13 October", "the first Friday of August". */
export function ruleText(on: BeerDay["on"]): string {
  return "day" in on ? `${on.day} ${on.month}` : `the ${on.nth} ${on.weekday} of ${on.month}`
}

export type Coming = {
  beerDay: BeerDay
  day: Day
  /** The number of days from today; 0 for today. */
  days: number
}

/** Returns every beer day with its next date (which may be today), the nearest first. */
export function coming(today: Day, beerDays: readonly BeerDay[]): Coming[] {
  const now = dayNumber(today)
  return beerDays
    .map(beerDay => {
      const thisYear = dayNumber(inYear(beerDay.on, today.year))
      const next = thisYear >= now ? thisYear : dayNumber(inYear(beerDay.on, today.year + 1))
      return { beerDay, day: dayAt(next), days: next - now }
    })
    .sort((a, b) => a.days - b.days)
}

/**
 * Returns the level of the glass, 0 to 1: the elapsed part of the wait from the last beer day to the next. 1 on the
 * day itself.
 */
export function fullness(today: Day, beerDays: readonly BeerDay[]): number {
  const now = dayNumber(today)
  const all = [-1, 0, 1].flatMap(more => beerDays.map(({ on }) => dayNumber(inYear(on, today.year + more))))
  const last = Math.max(...all.filter(number => number <= now))
  const next = Math.min(...all.filter(number => number > now))
  return last === now ? 1 : (now - last) / (next - last)
}

/** Formats a date as "Friday 7 August 2026". */
export function longDay(day: Day): string {
  return `${weekdayNames[weekdayOf(dayNumber(day))]} ${day.day} ${monthNames[day.month - 1]} ${day.year}`
}

/** Formats the time left as "22 hours and 5 minutes", rounded up to the minute. */
export function hoursLeft(from: number, to: number): string {
  return formatDuration(to - from, { from: "hour", to: "minute", long: true })
}

/** The number of sips in a full glass. */
export const sipsInAGlass = 5

export type Drink = {
  /** The level of the glass, 0 to 1. */
  level: number
  /** The remark on it; "" before the first sip. */
  says: string
}

/** The contents of a refilled glass on a day that is no beer day. */
const refills = [
  "Kotikalja. By law it is bread.",
  "Milk.",
  "Water. On the house.",
  "The drip tray. You asked.",
  "The flower water. The flowers sent it.",
  "Foam, by itself.",
]

/** Describes what is left in a glass, as one who holds it would. */
function leftText(level: number): string {
  if (level > 0.6) return "Most of it is left."
  return level > 0.3 ? "About half of it is left." : "One more sip, perhaps two."
}

/**
 * Returns the state of a glass with a given initial level (0 to 1) after some sips. On a beer day it is refilled
 * with beer, otherwise with something else.
 */
export function drink(full: number, sips: number, isDay: boolean, next: string): Drink {
  const glasses = Math.floor(sips / (sipsInAGlass + 1))
  const inThis = sips % (sipsInAGlass + 1)
  const level = full * (1 - inThis / sipsInAGlass)
  const left = leftText(level)
  if (sips === 0) return { level, says: "" }
  if (!isDay && inThis === 0) return { level, says: refills[(glasses - 1) % refills.length] ?? "" }
  if (!isDay) return { level, says: level > 0 ? left : `Empty. It is filled again on ${next}.` }
  if (inThis === 0) return { level, says: `Glass number ${glasses + 1}.` }
  return { level, says: level > 0 ? left : "Empty. Not for long." }
}
