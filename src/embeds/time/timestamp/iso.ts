/** Reads dates and times by ISO 8601, or the part of it that people use: days, months and weeks. */

import { dayNumber } from "../../../lib/calendar/calendarDay"
import { monthName } from "../../../lib/calendar/dayNames"
import { mondayOf, weeksIn } from "../../../lib/calendar/isoWeek"
import { hour, minute, wallFrom, day as wholeDay } from "../../../lib/calendar/wallClock"
import type { Cursor } from "./cursor"

/** A day, in milliseconds as of `wallAt`, and the time of day with it. */
export type Local = {
  wall: number
  /** Whether the time had more decimals than milliseconds. */
  cut: boolean
}

/** How many days a month has, 1 to 12, in any year. */
export function lastDay(year: number, month: number): number {
  return new Date(wallFrom(2000 + (((year % 400) + 400) % 400), month + 1, 0)).getUTCDate()
}

/** What is said before a day that a month hasn't got. */
export function noDay(year: number, month: number): string {
  return `${monthName(month)} ${year} has ${lastDay(year, month)} days. There is no day `
}

/** "2024-02", "2024-02-29", "2024-W09" or "2024-W09-4", with a time or without. */
export function readIso(cursor: Cursor): Local {
  const year = readYear(cursor)
  cursor.take(/^-/)
  const date = cursor.take(/^[Ww]/) ? readWeek(cursor, year) : readMonth(cursor, year)
  const { time, cut } = cursor.isAtEnd ? { time: 0, cut: false } : readTimeOfDay(cursor, /^(T|t| +)/)
  return { wall: date + time, cut }
}

function readMonth(cursor: Cursor, year: number): number {
  const month = cursor.two("month", 1, 12)
  const day = cursor.take(/^-/) ? cursor.two("day", 1, lastDay(year, month), noDay(year, month)) : 1
  return wallFrom(year, month, day)
}

function readWeek(cursor: Cursor, year: number): number {
  if (year < 0 || year > 9999) cursor.fail(-1, "Weeks are for years of four digits.")
  const last = weeksIn(year)
  const week = cursor.two("week", 1, last, `The year ${year} has ${last} weeks. There is no week `)
  const weekday = cursor.take(/^-/)
    ? cursor.digits(/^\d(?!\d)/, "the digit of the weekday", 1, 7, "A week has 7 days. There is no day ")
    : 1
  return (dayNumber(mondayOf({ year, week })) + weekday - 1) * wholeDay
}

function readYear(cursor: Cursor): number {
  const digits = cursor.take(/^([+-]\d{6}|\d{4})(?=-)/)
  if (digits === null) {
    const length = /^[+-]?\d*/.exec(cursor.text)?.[0].length ?? 0
    cursor.at = length
    cursor.fail(-length, "A year has four digits, or a sign and six, as +012026 or -000044.")
  }
  if (digits === "-000000") cursor.fail(-7, "The year 0 has no minus. It is written 0000.")
  return Number(digits)
}

/**
 * The time of day in milliseconds, and whether it had more decimals than those. `before` is what stands before it; the
 * hour has one digit or two, and points for colons, where the time is Finnish.
 */
export function readTimeOfDay(
  cursor: Cursor,
  before: RegExp,
  isFinnish = false,
): { time: number; cut: boolean } {
  if (cursor.take(before) === null) cursor.fail(0, "After the date comes a T or a space, and then the time.")
  const begins = cursor.at
  const hours = isFinnish
    ? cursor.digits(/^\d\d?(?!\d)/, "the hour", 0, 24, "There is no hour ")
    : cursor.two("hour", 0, 24)
  const between = isFinnish ? /^[:.]/ : /^:/
  let milliseconds = 0
  let cut = false
  if (cursor.take(between)) {
    milliseconds += cursor.two("minute", 0, 59) * minute
    if (cursor.take(between)) {
      const seconds = cursor.take(/^60(?!\d)/) ? 60 : cursor.two("second", 0, 59)
      if (seconds === 60) cursor.fail(-2, "Unix time has no leap seconds: no minute has a second 60.")
      const fraction = cursor.take(/^[.,]\d+/) ?? ""
      milliseconds += seconds * 1000 + Number(fraction.slice(1, 4).padEnd(3, "0"))
      cut = /[1-9]/.test(fraction.slice(4))
    }
  } else if (!isFinnish) cursor.fail(0, "After the hours comes a colon, and then the minutes.")
  const time = hours * hour + milliseconds
  if (time > 24 * hour) cursor.fail(begins - cursor.at, "A day ends at 24:00.")
  return { time, cut }
}

/** The distance from UTC in milliseconds; with seconds where it has some, as before there were zones. */
export function readOffset(cursor: Cursor): number {
  if (cursor.take(/^[Zz]/)) return 0
  const sign = cursor.take(/^[+-]/)
  if (sign === null) {
    cursor.fail(0, "Here should be Z, or the distance from UTC as +02:00, or nothing.")
  }
  const hours = cursor.take(/^\d\d(?=\d\d)/) ?? cursor.two("hour", 0, 23)
  if (Number(hours) > 23) cursor.fail(-2, `There is no hour ${hours}.`)
  const minutes = cursor.take(/^:/) || !cursor.isAtEnd ? cursor.two("minute", 0, 59) : 0
  const seconds = cursor.take(/^:/) ? cursor.two("second", 0, 59) : 0
  return (sign === "-" ? -1 : 1) * (Number(hours) * hour + minutes * minute + seconds * 1000)
}
