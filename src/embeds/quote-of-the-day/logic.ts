/** Which quote is a day's, and where one may go in the calendar. */
import { type Day, dayAt, dayKey, dayNumber } from "../../lib/calendar/calendarDay"
import { isoWeekday } from "../../lib/calendar/isoWeek"
import { helsinkiParts } from "../../lib/calendar/zone"
import type { Quote } from "./schema"

/** The day on which the page came; the calendar goes no further back. A number of days from 1970-01-01. */
export const firstDay = dayNumber({ year: 2022, month: 3, day: 17 })

/** The number of the day that it is in Helsinki at an instant. */
export function todayAt(instant: Date): number {
  return dayNumber(helsinkiParts(instant))
}

/** A day as an address has it, "2024-02-29". */
export const keyOf = (number: number): string => dayKey(dayAt(number))

/** The quote of a day. Throws a RangeError where the list has none for it, which its schema does not let through. */
export function quoteOf(quotes: readonly Quote[], number: number): string {
  const day = keyOf(number).slice(5)
  const found = quotes.find(quote => quote.day === day)
  if (!found) throw new RangeError(`There is no quote for ${day}.`)
  return found.quote
}

export type Asked = { number: number } | { problem: string }

/** The day that an address asks for, or why it can't be shown. */
export function readDate(text: string, today: number): Asked {
  const number = Date.parse(`${text}T00:00:00Z`) / 86_400_000
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || keyOf(number) !== text) {
    return { problem: `"${text}" is not a day of the calendar. Write one as 2024-02-29.` }
  }
  if (number > today) return { problem: "That day has not been yet, and its quote has not been approved." }
  if (number < firstDay) return { problem: "Before 17 March 2022 nothing had been said here." }
  return { number }
}

/** The nearest day that may be shown. */
export function within(number: number, today: number): number {
  return Math.max(firstDay, Math.min(today, number))
}

/** The numbers of the days of a month in weeks from Monday to Sunday; null beside the month. */
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

/** The same day some months later, or the month's last where it has no such day. */
export function monthsOn(number: number, months: number): number {
  const { year, month, day } = dayAt(number)
  const length = dayAt(dayNumber({ year, month: month + months + 1, day: 0 })).day
  return dayNumber({ year, month: month + months, day: Math.min(day, length) })
}

/** The day that a key leads to from another; null for a key that leads nowhere. */
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
