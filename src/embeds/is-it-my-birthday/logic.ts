/** Birthdays by the calendar of whoever has them; the year of birth is nobody's business. */
import { type Day, dayNumber } from "../../lib/calendar/calendarDay"
import { pluralise } from "../../lib/text/pluralise"

/** When a birthday of 29 February is in years that have none. */
export const insteads = ["28 February", "1 March"] as const

export type Birthday = {
  /** 1 to 12. */
  month: number
  /** 1 to 31; 29 in February. */
  day: number
  /** Of use to those born on 29 February alone. */
  instead: (typeof insteads)[number]
}

export const monthNames =
  "January February March April May June July August September October November December".split(" ")

const weekdays = "Sunday Monday Tuesday Wednesday Thursday Friday Saturday".split(" ")

/** How many days a month (1 to 12) has at most: 29 in February. */
export function daysIn(month: number): number {
  return new Date(Date.UTC(2024, month, 0)).getUTCDate()
}

/** Whether somebody can have been born on it in some year. */
export function isBirthday({ month, day }: Birthday): boolean {
  const isWhole = Number.isInteger(month) && Number.isInteger(day)
  return isWhole && month >= 1 && month <= 12 && day >= 1 && day <= daysIn(month)
}

/** Whether a birthday is of the kind that three years in four don't have. */
export function isLeapDay({ month, day }: Birthday): boolean {
  return month === 2 && day === 29
}

function isLeapYear(year: number): boolean {
  return new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1
}

/** The day on which a birthday is in a year. */
export function inYear(birthday: Birthday, year: number): Day {
  if (!isLeapDay(birthday) || isLeapYear(year)) return { year, month: birthday.month, day: birthday.day }
  return birthday.instead === "1 March" ? { year, month: 3, day: 1 } : { year, month: 2, day: 28 }
}

export type Standing = {
  isToday: boolean
  /** The next one; today does not count. */
  next: Day
  /** How many days from today to that, 1 to 366. */
  days: number
  /** The next 29 February, for those born on one; today does not count. */
  nextLeapDay: Day | null
}

/** Whether a birthday is today, and when the next one is. */
export function standing(today: Day, birthday: Birthday): Standing {
  const now = dayNumber(today)
  const thisYear = inYear(birthday, today.year)
  const next = dayNumber(thisYear) > now ? thisYear : inYear(birthday, today.year + 1)
  // Eight years, since 1900 and its like are no leap years.
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

/** "Friday 8 August 2025". */
export function longDay(day: Day): string {
  const weekday = weekdays[(dayNumber(day) + 4) % 7]
  return `${weekday} ${day.day} ${monthNames[day.month - 1]} ${day.year}`
}

/** At which shake the lid comes off, and how many presses it takes until the screen is wiped. */
export const lidIsOff = 4
export const wiped = 5

/** What the next press does. */
export function nextPress(shakes: number): string {
  if (shakes === lidIsOff) return "Wipe the screen"
  return shakes === wiped ? "Put the lid back on" : "Shake the box"
}

/** What is heard of a cake in its box that has been shaken so many times, so many days too early; null while nobody knows. */
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
