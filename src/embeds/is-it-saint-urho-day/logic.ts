/** The date of Saint Urho's Day, and the grasshoppers chased out of Finland today. */

import { type Day, dayKey, dayNumber, weekdayOf } from "../../lib/calendar/calendarDay"
import { weekdayName } from "../../lib/calendar/dayNames"
import { inDays } from "../../lib/text/duration"

export type Standing = {
  isToday: boolean
  /** The next 16 March, never today. */
  next: Day
  /** The number of days until then, 1 to 366. */
  days: number
}

/** Returns whether today is 16 March, and the date of the next. */
export function standing(today: Day): Standing {
  const now = dayNumber(today)
  const inYear = (year: number): Day => ({ year, month: 3, day: 16 })
  const thisYear = dayNumber(inYear(today.year))
  const next = inYear(thisYear > now ? today.year : today.year + 1)
  return { isToday: thisYear === now, next, days: dayNumber(next) - now }
}

/** Describes the next day: "tomorrow, on a Monday", "in 224 days, on a Monday". */
export function nextText({ next, days }: Standing): string {
  const weekday = weekdayName(weekdayOf(dayNumber(next)))
  return `${inDays(days)}, on a ${weekday}`
}

export type Chased = {
  /** The day that `gone` refers to, as "2026-03-16"; empty before the first. */
  day: string
  /** The ids of the grasshoppers chased out on that day. */
  gone: readonly number[]
  /** The total number chased out on all days. */
  all: number
}

/** Returns the ids of the grasshoppers chased out today. At midnight all of them return. */
export function goneToday(chased: Chased, today: Day): readonly number[] {
  return chased.day === dayKey(today) ? chased.gone : []
}

/** Adds grasshoppers that were chased out; any that were already gone are not counted again. */
export function withGone(chased: Chased, today: Day, more: readonly number[]): Chased {
  const before = goneToday(chased, today)
  const fresh = [...new Set(more)].filter(id => !before.includes(id))
  return { day: dayKey(today), gone: [...before, ...fresh], all: chased.all + fresh.length }
}

/** Lets all grasshoppers back in. The total is kept. */
export function withAllBack(chased: Chased): Chased {
  return { ...chased, gone: [] }
}
