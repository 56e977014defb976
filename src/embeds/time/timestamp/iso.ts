/** Parses the common part of ISO 8601: days, months and weeks, with or without a time. */

import { monthName } from "../../../lib/calendar/dayNames"
import { mondayOf, weeksIn } from "../../../lib/calendar/isoWeek"
import { hourMs, minuteMs, wallFrom, dayMs as wholeDay } from "../../../lib/calendar/wallClock"
import type { Cursor } from "./cursor"
import { hoursOf } from "./zones"

/** A local date and time in milliseconds, in the format of `wallAt`. */
export type Local = {
  wall: number
  /** True if the time had more precision than milliseconds. */
  cut: boolean
  /** The UTC offset in milliseconds, if it stood in front of the year. */
  offset?: number
}

/** Returns the number of days in a month (1 to 12) of any year. */
export function lastDay(year: number, month: number): number {
  return new Date(wallFrom(2000 + (((year % 400) + 400) % 400), month + 1, 0)).getUTCDate()
}

/** Returns the beginning of the error for a day that a month doesn't have. */
export function noDay(year: number, month: number): string {
  return `${monthName(month)} ${year} has ${lastDay(year, month)} days. There is no day `
}

/**
 * Parses "2024-02", "2024-02-29", "2024-2-9", "2024-060", "2024-W09", "2024-W09-4" or "2024W094", with or without a
 * time.
 */
export function readIso(cursor: Cursor): Local {
  const year = readYear(cursor)
  cursor.take(/^-/)
  const date = cursor.take(/^[Ww]/)
    ? readWeek(cursor, year)
    : /^\d{3}(?!\d)/.test(cursor.rest)
      ? readOrdinal(cursor, year)
      : readMonth(cursor, year)
  // A zone in brackets may follow the date directly.
  const isOver = cursor.isAtEnd || cursor.rest.startsWith("[")
  const { time, cut } = isOver ? { time: 0, cut: false } : readTimeOfDay(cursor, beforeTime)
  return { wall: date + time, cut }
}

/** The separator of a numeric date and its time. */
export const beforeTime = /^(?:T|,? +(?:at +)?|_)/i

function readMonth(cursor: Cursor, year: number): number {
  const isLoose = /^\d{1,2}-\d{1,2}(?!\d)/.test(cursor.rest)
  const month = isLoose
    ? cursor.digits(/^\d\d?/, "the month", 1, 12, "There is no month ")
    : cursor.two("month", 1, 12)
  if (!cursor.take(/^-/)) return wallFrom(year, month, 1)
  const last = lastDay(year, month)
  const why = noDay(year, month)
  return wallFrom(
    year,
    month,
    isLoose ? cursor.digits(/^\d\d?/, "the day", 1, last, why) : cursor.two("day", 1, last, why),
  )
}

/** Parses a day of the year, 001 to 366. */
function readOrdinal(cursor: Cursor, year: number): number {
  const days = (wallFrom(year + 1, 1, 1) - wallFrom(year, 1, 1)) / wholeDay
  const why = `The year ${year} has ${days} days. There is no day `
  return wallFrom(year, 1, cursor.digits(/^\d{3}/, "the three digits of the day", 1, days, why))
}

function readWeek(cursor: Cursor, year: number): number {
  if (year < 0 || year > 9999) cursor.fail(-1, "Weeks are for years of four digits.")
  const last = weeksIn(year)
  const week = cursor.digits(
    /^\d\d(?!\d\d)/,
    "the two digits of the week",
    1,
    last,
    `The year ${year} has ${last} weeks. There is no week `,
  )
  const weekday =
    cursor.take(/^-/) || /^\d/.test(cursor.rest)
      ? cursor.digits(/^\d(?!\d)/, "the digit of the weekday", 1, 7, "A week has 7 days. There is no day ")
      : 1
  const monday = mondayOf({ year, week })
  return wallFrom(monday.year, monday.month, monday.day) + (weekday - 1) * wholeDay
}

function readYear(cursor: Cursor): number {
  const digits = cursor.take(/^([+-]\d{6}|\d{4})(?=-|w)/i)
  if (digits === null) {
    const length = /^[+-]?\d*/.exec(cursor.text)?.[0].length ?? 0
    cursor.at = length
    cursor.fail(-length, "A year has four digits, or a sign and six, as +012026 or -000044.")
  }
  if (digits === "-000000") cursor.fail(-7, "The year 0 has no minus. It is written 0000.")
  return Number(digits)
}

/**
 * Parses a time of day to milliseconds; `cut` is true if it was more precise. `before` is the separator in front of
 * it. The hour may have one digit unless `manner` is "iso", and Finnish times may have points for colons. AM or PM
 * may follow.
 */
export function readTimeOfDay(
  cursor: Cursor,
  before: RegExp,
  manner: "iso" | "loose" | "finnish" = "iso",
): { time: number; cut: boolean } {
  const separator = cursor.take(before)
  if (separator === null) cursor.fail(0, "After the date comes a T or a space, and then the time.")
  if (manner === "iso" && /^\d{4}(?:\d\d)?(?!\d|:)/.test(cursor.rest)) return readBasicTime(cursor)
  const isT = /^t$/i.test(separator)
  const begins = cursor.at
  const isFinnish = manner === "finnish"
  const hours =
    manner !== "iso" || (!isT && /^\d:/.test(cursor.rest))
      ? cursor.digits(/^\d\d?(?!\d)/, "the hour", 0, 24, "There is no hour ")
      : cursor.two("hour", 0, 24)
  const between = isFinnish ? /^[:.]/ : /^:/
  let milliseconds = 0
  let cut = false
  // In ISO 8601 the last part of a time may have decimals, even an hour.
  const decimalsOf = (part: number) => {
    const decimals = isT ? cursor.take(/^[.,]\d+/) : null
    const exact = Number(`0.${decimals?.slice(1) ?? "0"}`) * part
    cut ||= !Number.isInteger(Math.round(exact * 1e6) / 1e6)
    milliseconds += Math.floor(exact + 1e-6)
    return decimals !== null
  }
  if (cursor.take(between)) {
    milliseconds += cursor.two("minute", 0, 59) * minuteMs
    if (!decimalsOf(minuteMs) && cursor.take(between)) {
      const seconds = cursor.take(/^60(?!\d)/) ? 60 : cursor.two("second", 0, 59)
      if (seconds === 60) cursor.fail(-2, "Unix time has no leap seconds: no minute has a second 60.")
      const fraction = cursor.take(/^[.,]\d+/) ?? ""
      milliseconds += seconds * 1000 + Number(fraction.slice(1, 4).padEnd(3, "0"))
      cut = /[1-9]/.test(fraction.slice(4))
    }
  } else if (!isFinnish && !halfDay.test(cursor.rest) && !decimalsOf(hourMs) && !isT)
    cursor.fail(0, "After the hours comes a colon, and then the minutes.")
  const time = readHalf(cursor, hours) * hourMs + milliseconds
  if (time > 24 * hourMs) cursor.fail(begins - cursor.at, "A day ends at 24:00.")
  return { time, cut }
}

const halfDay = /^ *([ap])\.?m\b\.?/i

/** Returns the hour from 0 to 24, converted if AM or PM follows. */
function readHalf(cursor: Cursor, hours: number): number {
  const half = cursor.take(halfDay)
  if (half === null) return hours
  if (hours < 1 || hours > 12) cursor.fail(-half.length, `There is no hour ${hours} with AM or PM.`)
  return (hours % 12) + (/p/i.test(half) ? 12 : 0)
}

/** Parses ISO 8601's basic format: "20260305T190722.304Z". */
export function readBasicIso(cursor: Cursor): Local {
  if (/^\d{7}T/i.test(cursor.rest)) {
    const year = cursor.digits(/^\d{4}/, "the four digits of the year", 0, 9999)
    const date = readOrdinal(cursor, year)
    cursor.take(/^T/i)
    const { time, cut } = readBasicTime(cursor)
    return { wall: date + time, cut }
  }
  const two = (name: string, min: number, max: number) =>
    cursor.digits(/^\d\d/, `the two digits of the ${name}`, min, max, `There is no ${name} `)
  const year = cursor.digits(/^\d{4}/, "the four digits of the year", 0, 9999)
  const month = two("month", 1, 12)
  const date = wallFrom(
    year,
    month,
    cursor.digits(/^\d\d/, "the day", 1, lastDay(year, month), noDay(year, month)),
  )
  cursor.take(/^[Tt]/)
  const { time, cut } = readBasicTime(cursor)
  return { wall: date + time, cut }
}

/** Parses "190722.304", "1907" or "19". */
function readBasicTime(cursor: Cursor): { time: number; cut: boolean } {
  const two = (name: string, max: number) =>
    cursor.digits(/^\d\d/, `the two digits of the ${name}`, 0, max, `There is no ${name} `)
  const hours = two("hour", 23) * hourMs
  if (!/^\d/.test(cursor.rest)) return { time: hours, cut: false }
  const time = hours + two("minute", 59) * minuteMs
  if (!/^\d/.test(cursor.rest)) return { time, cut: false }
  const seconds = two("second", 59)
  const fraction = cursor.take(/^[.,]\d+/) ?? ""
  return {
    time: time + seconds * 1000 + Number(fraction.slice(1, 4).padEnd(3, "0")),
    cut: /[1-9]/.test(fraction.slice(4)),
  }
}

/** Redundant output after a UTC offset: a zone's name, or Go's monotonic clock. */
const echo = /^(?: *\([^()]*\)| *\[[^[\]]*\]| +[A-Z]{1,5}\b)?(?: m=[+-][\d.]+)?/

/** Parses a UTC offset to milliseconds; with seconds if it has any, as local mean times have. */
export function readOffset(cursor: Cursor): number {
  const abbreviation = /^[a-z]{3,4}(?![a-z])/i.exec(cursor.rest)?.[0] ?? ""
  const known = hoursOf(abbreviation)
  if (known !== null) {
    cursor.at += abbreviation.length
    if (known === "ambiguous")
      cursor.fail(
        -abbreviation.length,
        `${abbreviation} is the time of several places. Write the distance from UTC, as +02:00.`,
      )
    cursor.take(echo)
    return known * hourMs
  }
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
  return (sign === "-" ? -1 : 1) * (Number(hours) * hourMs + minutes * minuteMs + seconds * 1000)
}
