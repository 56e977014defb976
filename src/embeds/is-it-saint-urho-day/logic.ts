/** When Saint Urho's Day is, and which grasshoppers have been chased out of Finland today. */

import { type Day, dayKey, dayNumber } from "../../lib/calendar/calendarDay"
import { inDays } from "../../lib/text/duration"

const weekdays = "Sunday Monday Tuesday Wednesday Thursday Friday Saturday".split(" ")

export type Standing = {
  isToday: boolean
  /** The next one; today does not count. */
  next: Day
  /** How many days from today to that, 1 to 366. */
  days: number
}

/** Whether a day is 16 March, and when the next one is. */
export function standing(today: Day): Standing {
  const now = dayNumber(today)
  const inYear = (year: number): Day => ({ year, month: 3, day: 16 })
  const thisYear = dayNumber(inYear(today.year))
  const next = inYear(thisYear > now ? today.year : today.year + 1)
  return { isToday: thisYear === now, next, days: dayNumber(next) - now }
}

/** "tomorrow, on a Monday", "in 224 days, on a Monday". */
export function nextText({ next, days }: Standing): string {
  const weekday = weekdays[(dayNumber(next) + 4) % 7]
  return `${inDays(days)}, on a ${weekday}`
}

export type Chased = {
  /** The day of which `gone` tells: "2026-03-16"; empty before the first. */
  day: string
  /** The numbers of the grasshoppers that are gone. */
  gone: readonly number[]
  /** How many have been chased out on all days. */
  all: number
}

/** The numbers of those that are gone today: at midnight they are all back. */
export function goneToday(chased: Chased, today: Day): readonly number[] {
  return chased.day === dayKey(today) ? chased.gone : []
}

/** What is known after some more have been chased out; those that were gone already are not counted again. */
export function withGone(chased: Chased, today: Day, more: readonly number[]): Chased {
  const before = goneToday(chased, today)
  const fresh = [...new Set(more)].filter(id => !before.includes(id))
  return { day: dayKey(today), gone: [...before, ...fresh], all: chased.all + fresh.length }
}

/** What is known after they have been let back in: how many were ever chased out stays. */
export function withAllBack(chased: Chased): Chased {
  return { ...chased, gone: [] }
}
