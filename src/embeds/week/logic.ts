/** What is said of weeks and days, and how they are read from fields and from the address. */

import type { Day } from "../../lib/calendar/calendarDay"
import { monthName, weekdayName } from "../../lib/calendar/dayNames"
import {
  addDays,
  isoWeekday,
  mondayOf,
  type Week,
  weekCode,
  weekOf,
  weeksIn,
} from "../../lib/calendar/isoWeek"
import { padTwo } from "../../lib/calendar/wallClock"
import { pluralise } from "../../lib/text/pluralise"

/** The years that are counted: the first whole one of the Gregorian calendar, and the last with four digits. */
export const firstYear = 1583
export const lastYear = 9999

/** "Thursday 29 February 2024". */
export function dayText(day: Day): string {
  return `${weekdayName(isoWeekday(day))} ${day.day} ${monthName(day.month)} ${day.year}`
}

/** "2024-02-29", as a date field has it. */
export function dayCode({ year, month, day }: Day): string {
  return `${String(year).padStart(4, "0")}-${padTwo(month)}-${padTwo(day)}`
}

/** A day from "2024-02-29"; null for what is no day of the years that are counted. */
export function readDay(text: string): Day | null {
  const [year = 0, month = 0, day = 0] = (/^(\d{4})-(\d\d)-(\d\d)$/.exec(text)?.slice(1) ?? []).map(Number)
  if (year < firstYear || month < 1 || month > 12 || day < 1) return null
  return day <= new Date(Date.UTC(year, month, 0)).getUTCDate() ? { year, month, day } : null
}

/** The seven days of a week, from Monday. */
export function daysOf(week: Week): Day[] {
  const monday = mondayOf(week)
  return Array.from({ length: 7 }, (_, i) => addDays(monday, i))
}

/** "Monday 26 February 2024 to Sunday 3 March 2024". */
export function rangeText(week: Week): string {
  const monday = mondayOf(week)
  return `${dayText(monday)} to ${dayText(addDays(monday, 6))}`
}

/** The week of a day in a sentence; near New Year it may be another year's, and then that is said. */
export function weekOfText(day: Day): string {
  const { year, week } = weekOf(day)
  const other =
    year === day.year ? "" : ` That is right: the week belongs to ${year}, because its Thursday does.`
  return `${dayText(day)} is in week ${week} of ${year}.${other}`
}

/** How many weeks of the year are left after a week. */
export function leftText({ year, week }: Week): string {
  const left = weeksIn(year) - week
  if (left === 0) return `It is the last week of ${year}, which has ${weeksIn(year)}.`
  return `${pluralise(left, "more week")} in ${year}, which has ${weeksIn(year)}.`
}

/** How far a week is from the one that a day is in: "It was 3 weeks ago." */
export function awayText(week: Week, today: Day): string {
  const [there, here] = [mondayOf(week), mondayOf(weekOf(today))].map(({ year, month, day }) =>
    Date.UTC(year, month - 1, day),
  ) as [number, number]
  const weeks = Math.round((there - here) / (7 * 86_400_000))
  if (weeks === 0) return "It is this week."
  const far = `${Math.abs(weeks).toLocaleString("en-GB")} ${Math.abs(weeks) === 1 ? "week" : "weeks"}`
  return weeks < 0 ? `It was ${far} ago.` : `It is ${far} away.`
}

/** A whole number of a field, or what is wrong with it. */
export type Field = { value: number; mistake: null } | { value: null; mistake: string }

/** A whole number from a least to a most, from a field's text. */
export function readWhole(text: string, name: string, least: number, most: number): Field {
  const value = /^\s*\d{1,6}\s*$/.test(text) ? Number(text) : null
  if (value !== null && value >= least && value <= most) return { value, mistake: null }
  return { value: null, mistake: `The ${name} is a whole number from ${least} to ${most}.` }
}

/** A week's number for a year, from a field's text. */
export function readWeek(text: string, year: number): Field {
  const most = weeksIn(year)
  const field = readWhole(text, "week", 1, most)
  if (field.value === null && Number(text) === 53)
    return { value: null, mistake: `The year ${year} has 52 weeks.` }
  return field
}

/** The texts of the fields for year and week, from "2024-W09" or what has been typed of it; null where there is none. */
export function readCode(text: string | null): { year: string; week: string } | null {
  const [, year, week] = /^([^W]{0,6})-W(.{0,3})$/.exec(text ?? "") ?? []
  if (year === undefined || week === undefined) return null
  return { year, week: week.replace(/^0+(?=\d)/, "") }
}

/** A week as it stands in the fields for its year and number, and the week that this is, if it is one. */
export type WrittenWeek = { fields: { year: string; week: string }; week: Field | null; found: Week | null }

/** Reads the week of an address, or the present one where it has none; `present` is null while nobody knows. */
export function readWritten(code: string | null, present: Week | null): WrittenWeek {
  const fields = readCode(code) ?? {
    year: present ? String(present.year) : "",
    week: present ? String(present.week) : "",
  }
  const year = readWhole(fields.year, "year", firstYear, lastYear)
  const week = year.value === null ? null : readWeek(fields.week, year.value)
  const found = year.value !== null && week?.value ? { year: year.value, week: week.value } : null
  return { fields, week, found }
}

/** The code of the week that is some days before (negative) or after a week. */
export function codeBeside(week: Week, days: number): string {
  return weekCode(weekOf(addDays(mondayOf(week), days)))
}

/** How many of the years of a span, both ends included, have 53 weeks, in a sentence. */
export function longYearsText(count: number, from: number, to: number): string {
  if (from === to) return `The year ${from} has ${count === 1 ? "53 weeks" : "52 weeks, not 53"}.`
  const all = (to - from + 1).toLocaleString("en-GB")
  const have = count === 1 ? "has" : "have"
  return `${count.toLocaleString("en-GB")} of the ${all} years from ${from} to ${to} ${have} 53 weeks.`
}
