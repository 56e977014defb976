/** Birthdays in the visitor's calendar, without a year of birth. */
import { type Day, dayNumber, weekdayOf } from "../../lib/calendar/calendarDay"
import { monthName, weekdayName } from "../../lib/calendar/dayNames"
import { pluralise } from "../../lib/text/pluralise"

/** The substitutes for 29 February in common years. */
export const insteads = ["28 February", "1 March"] as const

export type Birthday = {
  /** 1 to 12. */
  month: number
  /** 1 to 31; at most 29 in February. */
  day: number
  /** Used for birthdays on 29 February only. */
  instead: (typeof insteads)[number]
}

/** Returns the maximum number of days of a month (1 to 12): 29 for February. */
export function daysIn(month: number): number {
  return new Date(Date.UTC(2024, month, 0)).getUTCDate()
}

/** Returns whether the date exists in any year. */
export function isBirthday({ month, day }: Birthday): boolean {
  const isWhole = Number.isInteger(month) && Number.isInteger(day)
  return isWhole && month >= 1 && month <= 12 && day >= 1 && day <= daysIn(month)
}

/** Returns whether the birthday is on 29 February. */
export function isLeapDay({ month, day }: Birthday): boolean {
  return month === 2 && day === 29
}

function isLeapYear(year: number): boolean {
  return new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1
}

/** Returns the date of a birthday in a year. */
export function inYear(birthday: Birthday, year: number): Day {
  if (!isLeapDay(birthday) || isLeapYear(year)) return { year, month: birthday.month, day: birthday.day }
  return birthday.instead === "1 March" ? { year, month: 3, day: 1 } : { year, month: 2, day: 28 }
}

export type Standing = {
  isToday: boolean
  /** The next birthday, never today. */
  next: Day
  /** The number of days until then, 1 to 366. */
  days: number
  /** The next 29 February for people born on one, never today; otherwise null. */
  nextLeapDay: Day | null
}

/** Returns whether the birthday is today, and the date of the next. */
export function standing(today: Day, birthday: Birthday): Standing {
  const now = dayNumber(today)
  const thisYear = inYear(birthday, today.year)
  const next = dayNumber(thisYear) > now ? thisYear : inYear(birthday, today.year + 1)
  // Leap days can be eight years apart: 1900 and 2100 are not leap years.
  const leapDays = Array.from({ length: 9 }, (_, i) => today.year + i)
    .filter(isLeapYear)
    .map(year => ({ year, month: 2, day: 29 }))
  return {
    isToday: dayNumber(thisYear) === now,
    next,
    days: dayNumber(next) - now,
    nextLeapDay: isLeapDay(birthday) ? (leapDays.find(day => dayNumber(day) > now) ?? null) : null,
  }
}

/** Formats a date as "Friday 8 August 2025". */
export function longDay(day: Day): string {
  const weekday = weekdayName(weekdayOf(dayNumber(day)))
  return `${weekday} ${day.day} ${monthName(day.month)} ${day.year}`
}

/** The shake at which the lid comes off, and the press that wipes the screen. */
export const lidIsOff = 4
export const wiped = 5

/** Returns the label of the next press. */
export function nextPress(shakes: number): string {
  if (shakes === lidIsOff) return "Wipe the screen"
  return shakes === wiped ? "Put the lid back on" : "Shake the box"
}

/**
 * Describes the sound of the cake in its box after a number of shakes, `days` too early; `days` is null until the
 * date is known.
 */
export function rattle(shakes: number, days: number | null): string {
  if (shakes === 0) return ""
  if (shakes < 3) return ["Something slid.", "Something fell over."][shakes - 1] ?? ""
  if (shakes === lidIsOff) return "The lid is off, and some of it is on your screen."
  if (shakes === wiped) return "Your sleeve is strawberry now."
  if (shakes > wiped + 1) return "Crumbs."
  if (shakes > wiped) return "The lid is back on. It was like this when you came."
  if (days === null) return "It was somebody's cake."
  return `It was a cake. It can be mended in ${pluralise(days, "day")}.`
}
