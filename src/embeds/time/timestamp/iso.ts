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
  /** The distance from UTC in milliseconds, where it stood before the end of the date. */
  offset?: number
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
 * The time of day in milliseconds, and whether it had more decimals than those. `before` is what stands before it. The
 * hour has one digit or two where the time is loose, and where it is Finnish it has also points for colons. AM and PM may
 * follow.
 */
export function readTimeOfDay(
  cursor: Cursor,
  before: RegExp,
  manner: "iso" | "loose" | "finnish" = "iso",
): { time: number; cut: boolean } {
  if (cursor.take(before) === null) cursor.fail(0, "After the date comes a T or a space, and then the time.")
  const begins = cursor.at
  const isFinnish = manner === "finnish"
  const hours =
    manner !== "iso"
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
  } else if (!isFinnish && !halfDay.test(cursor.rest))
    cursor.fail(0, "After the hours comes a colon, and then the minutes.")
  const time = readHalf(cursor, hours) * hour + milliseconds
  if (time > 24 * hour) cursor.fail(begins - cursor.at, "A day ends at 24:00.")
  return { time, cut }
}

const halfDay = /^ *([ap])\.?m\b\.?/i

/** The hour from 0 to 24, by AM or PM where one of them follows. */
function readHalf(cursor: Cursor, hours: number): number {
  const half = cursor.take(halfDay)
  if (half === null) return hours
  if (hours < 1 || hours > 12) cursor.fail(-half.length, `There is no hour ${hours} with AM or PM.`)
  return (hours % 12) + (/p/i.test(half) ? 12 : 0)
}

/** "20260305T190722.304Z": ISO 8601 without signs between the parts. */
export function readBasicIso(cursor: Cursor): Local {
  const two = (name: string, least: number, most: number) =>
    cursor.digits(/^\d\d/, `the two digits of the ${name}`, least, most, `There is no ${name} `)
  const year = cursor.digits(/^\d{4}/, "the four digits of the year", 0, 9999)
  const month = two("month", 1, 12)
  const date = wallFrom(
    year,
    month,
    cursor.digits(/^\d\d/, "the day", 1, lastDay(year, month), noDay(year, month)),
  )
  cursor.take(/^[Tt]/)
  const time = two("hour", 0, 23) * hour + two("minute", 0, 59) * minute
  if (!/^\d/.test(cursor.rest)) return { wall: date + time, cut: false }
  const seconds = two("second", 0, 59)
  const fraction = cursor.take(/^[.,]\d+/) ?? ""
  return {
    wall: date + time + seconds * 1000 + Number(fraction.slice(1, 4).padEnd(3, "0")),
    cut: /[1-9]/.test(fraction.slice(4)),
  }
}

/** What programs print behind the distance from UTC, and what tells nothing more than it: a zone's name, a Go clock. */
const echo = /^(?: *\([^()]*\)| *\[[^[\]]*\]| +[A-Z]{1,5}\b)?(?: m=[+-][\d.]+)?/

/** The distance from UTC in milliseconds; with seconds where it has some, as before there were zones. */
export function readOffset(cursor: Cursor): number {
  const name = cursor.take(/^(?:GMT|UTC|UT|Z)(?![a-z])/i)
  const sign = cursor.take(/^[+-]/)
  if (name !== null && sign === null) {
    cursor.take(echo)
    return 0
  }
  if (sign === null) {
    cursor.fail(0, "Here should be Z, or the distance from UTC as +02:00, or nothing.")
  }
  const hours =
    cursor.take(/^\d\d(?=\d\d)/) ?? (name && cursor.take(/^\d(?!\d)/)) ?? cursor.two("hour", 0, 23)
  if (Number(hours) > 23) cursor.fail(-2, `There is no hour ${hours}.`)
  const minutes = cursor.take(/^:/) || /^\d/.test(cursor.rest) ? cursor.two("minute", 0, 59) : 0
  const seconds = cursor.take(/^:/) ? cursor.two("second", 0, 59) : 0
  cursor.take(echo)
  return (sign === "-" ? -1 : 1) * (Number(hours) * hour + minutes * minute + seconds * 1000)
}
