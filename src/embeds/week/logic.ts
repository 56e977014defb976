/** The sentences about weeks and days, and the parsing of fields and addresses. */

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

/** The supported years: from the first whole one of the Gregorian calendar to the last with four digits. */
export const firstYear = 1583
export const lastYear = 9999

/** Formats a day: "Thursday 29 February 2024". */
export function dayText(day: Day): string {
  return `${weekdayName(isoWeekday(day))} ${day.day} ${monthName(day.month)} ${day.year}`
}

/** Formats a day for a date field: "2024-02-29". */
export function dayCode({ year, month, day }: Day): string {
  return `${String(year).padStart(4, "0")}-${padTwo(month)}-${padTwo(day)}`
}

/** Parses "2024-02-29"; null if it is no day or not in a supported year. */
export function readDay(text: string): Day | null {
  const [year = 0, month = 0, day = 0] = (/^(\d{4})-(\d\d)-(\d\d)$/.exec(text)?.slice(1) ?? []).map(Number)
  if (year < firstYear || month < 1 || month > 12 || day < 1) return null
  return day <= new Date(Date.UTC(year, month, 0)).getUTCDate() ? { year, month, day } : null
}

/** Returns the seven days of a week, Monday first. */
export function daysOf(week: Week): Day[] {
  const monday = mondayOf(week)
  return Array.from({ length: 7 }, (_, i) => addDays(monday, i))
}

/** Formats a week: "Monday 26 February 2024 to Sunday 3 March 2024". */
export function rangeText(week: Week): string {
  const monday = mondayOf(week)
  return `${dayText(monday)} to ${dayText(addDays(monday, 6))}`
}

/** Describes the week of a day in a sentence, and points out if it belongs to another year. */
export function weekOfText(day: Day): string {
  const { year, week } = weekOf(day)
  const other = year === day.year ? "" : ` Yes, really: its Thursday is in ${year}.`
  return `${dayText(day)} is in week ${week} of ${year}.${other}`
}

/** Describes the number of weeks left in the year after a week. */
export function leftText({ year, week }: Week): string {
  const left = weeksIn(year) - week
  if (left === 0) return `It is the last week of ${year}, which has ${weeksIn(year)}.`
  return `${pluralise(left, "more week")} in ${year}, which has ${weeksIn(year)}.`
}

/** Describes the distance of a week from today's: "It was 3 weeks ago." */
export function awayText(week: Week, today: Day): string {
  const [there, here] = [mondayOf(week), mondayOf(weekOf(today))].map(({ year, month, day }) =>
    Date.UTC(year, month - 1, day),
  ) as [number, number]
  const weeks = Math.round((there - here) / (7 * 86_400_000))
  if (weeks === 0) return "It is this week."
  const distance = `${Math.abs(weeks).toLocaleString("en-GB")} ${Math.abs(weeks) === 1 ? "week" : "weeks"}`
  return weeks < 0 ? `It was ${distance} ago.` : `It is ${distance} away.`
}

/** The integer in a field, or its error. */
export type Field = { value: number; mistake: null } | { value: null; mistake: string }

/** Parses an integer in a range, both ends included. */
export function readWhole(text: string, name: string, min: number, max: number): Field {
  const value = /^\s*\d{1,6}\s*$/.test(text) ? Number(text) : null
  if (value !== null && value >= min && value <= max) return { value, mistake: null }
  return { value: null, mistake: `The ${name} is a whole number from ${min} to ${max}.` }
}

/** Parses a week number of a year. */
export function readWeek(text: string, year: number): Field {
  const maxWeek = weeksIn(year)
  const field = readWhole(text, "week", 1, maxWeek)
  if (field.value === null && Number(text) === 53)
    return { value: null, mistake: `The year ${year} has 52 weeks.` }
  return field
}

/**
 * Splits "2024-W09", or an unfinished part of it, into the texts of the fields for year and week; null if it is
 * neither.
 */
export function readCode(text: string | null): { year: string; week: string } | null {
  const [, year, week] = /^([^W]{0,6})-W(.{0,3})$/.exec(text ?? "") ?? []
  if (year === undefined || week === undefined) return null
  return { year, week: week.replace(/^0+(?=\d)/, "") }
}

/** The texts of the two fields, the week field's value or error, and the week they name, if it is valid. */
export type WrittenWeek = { fields: { year: string; week: string }; week: Field | null; found: Week | null }

/** Parses the week of an address, or takes the present one; `present` is null before mount. */
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

/** Returns the code of the week that contains the day some days (may be negative) from a week's Monday. */
export function codeBeside(week: Week, days: number): string {
  return weekCode(weekOf(addDays(mondayOf(week), days)))
}

/** The maximum number of weeks that a week can be brought back over. */
const maxBack = 16

/** Returns the number of weeks from a week back to the one with a code; null if that is not just behind it. */
export function weeksBack(week: Week, code: string): number | null {
  for (let weeks = 1; weeks <= maxBack; weeks++) if (codeBeside(week, -7 * weeks) === code) return weeks
  return null
}

/** Describes the number of years with 53 weeks in a span, both ends included. */
export function longYearsText(count: number, from: number, to: number): string {
  if (from === to) return `The year ${from} has ${count === 1 ? "53 weeks" : "52 weeks, not 53"}.`
  const all = (to - from + 1).toLocaleString("en-GB")
  const have = count === 1 ? "has" : "have"
  return `${count.toLocaleString("en-GB")} of the ${all} years from ${from} to ${to} ${have} 53 weeks.`
}
