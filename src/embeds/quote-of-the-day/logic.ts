/** The quote of each day, and navigation in the calendar. */
import { type Day, dayAt, dayKey, dayNumber } from "../../lib/calendar/calendarDay"
import { isoWeekday } from "../../lib/calendar/isoWeek"
import { helsinkiParts } from "../../lib/calendar/zone"
import type { Quote } from "./schema"

/** The first day of the calendar, when the page was published, as a day number from 1970-01-01. */
export const firstDay = dayNumber({ year: 2022, month: 3, day: 17 })

/** Returns the day number in Helsinki at an instant. */
export function todayAt(instant: Date): number {
  return dayNumber(helsinkiParts(instant))
}

/** Formats a day number for an address, "2024-02-29". */
export const keyOf = (number: number): string => dayKey(dayAt(number))

/** Returns the quote of a day. Throws a RangeError if the list has none, which its schema prevents. */
export function quoteOf(quotes: readonly Quote[], number: number): string {
  const day = keyOf(number).slice(5)
  const found = quotes.find(quote => quote.day === day)
  if (!found) throw new RangeError(`There is no quote for ${day}.`)
  return found.quote
}

export type Asked = { number: number } | { problem: string }

/** Parses a day from an address, or returns the reason it can't be shown. */
export function readDate(text: string, today: number): Asked {
  const number = Date.parse(`${text}T00:00:00Z`) / 86_400_000
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || keyOf(number) !== text) {
    return { problem: `"${text}" is not a day of the calendar. Write one as 2024-02-29.` }
  }
  if (number > today) return { problem: "That day has not been yet, and its quote has not been approved." }
  if (number < firstDay) return { problem: "Before 17 March 2022 nothing had been said here." }
  return { number }
}

/** Clamps a day number to the range of the calendar. */
export function clampDay(number: number, today: number): number {
  return Math.max(firstDay, Math.min(today, number))
}

/** Returns the day numbers of a month in weeks from Monday to Sunday; null for days of other months. */
export function monthWeeks(number: number): (number | null)[][] {
  const { year, month } = dayAt(number)
  const first = dayNumber({ year, month, day: 1 })
  const length = dayNumber({ year, month: month + 1, day: 1 }) - first
  const before = isoWeekday({ year, month, day: 1 }) - 1
  return Array.from({ length: Math.ceil((before + length) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => {
      const day = week * 7 + weekday - before
      return day >= 0 && day < length ? first + day : null
    }),
  )
}

/** Returns the same day some months later, or the last day of the month if it is shorter. */
export function monthsOn(number: number, months: number): number {
  const { year, month, day } = dayAt(number)
  const length = dayAt(dayNumber({ year, month: month + months + 1, day: 0 })).day
  return dayNumber({ year, month: month + months, day: Math.min(day, length) })
}

/** Returns the day that a key leads to; null for other keys. */
export function dayAfterKey(key: string, from: number): number | null {
  const { year, month }: Day = dayAt(from)
  const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }
  const step = steps[key]
  if (step !== undefined) return from + step
  if (key === "PageUp") return monthsOn(from, -1)
  if (key === "PageDown") return monthsOn(from, 1)
  if (key === "Home") return dayNumber({ year, month, day: 1 })
  if (key === "End") return dayNumber({ year, month: month + 1, day: 0 })
  return null
}
