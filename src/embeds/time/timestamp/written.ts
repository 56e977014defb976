/** Parses dates as people write them: in Finland with points, in words, and as this page formats them. */
import { monthName, weekdayName } from "../../../lib/calendar/dayNames"
import { wallFrom, wallParts } from "../../../lib/calendar/wallClock"
import type { Cursor } from "./cursor"
import { beforeTime, type Local, lastDay, noDay, readOffset, readTimeOfDay } from "./iso"
import { letter, monthOf, weekdayOf } from "./names"

/** A date with points, "29.2.2024" or "29. 2. 2024"; a number has one point at most. */
export const finnishDate = /^\d{1,2}\.\s*\d{1,2}\./

/**
 * A date with a month's name, perhaps after a weekday: "Thursday 29 February 2024", "29 Feb 2024", "29/Feb/2024",
 * "Feb 29, 2024", "Thu Feb 29 12:00:00 2024".
 */
export const dateInWords = new RegExp(
  String.raw`^(?:the +)?(?:[${letter}]+\.?,? +)?(?:(?:the +)?\d{1,2}(?:st|nd|rd|th)?(?:\. *| +|[-/])(?!(?:[smunµμ]s?|[ap]\.?m\.?)$)[${letter}]|[${letter}]{3,}\.? +\d(?!\d?[:.]\d))|^\d{4}[- /](?!w\d)[${letter}]{3}`,
  "i",
)

/**
 * A date with slashes or hyphens and the year last or, with slashes, first: "2024/02/29", "29/2/2024", "2-29-2024".
 */
export const dateWithStrokes = /^(?:\d+\/\d+\/\d|\d{1,2}-\d{1,2}-\d{4}(?!\d))/

/** A date with the year first, and points, colons (as in photographs' metadata) or East Asian characters. */
export const yearFirst = /^\d{4}(?:\. *\d{1,2}\.|:\d\d:\d\d(?!\d)|年)/

/** Parses "29.2.2024", "29.2.2024 klo 12.30" or "29.2.2024 9:05:30". */
export function readFinnish(cursor: Cursor): Local {
  const start = cursor.at
  const day = cursor.digits(/^\d\d?(?!\d)/, "the day", 1, 31, "There is no day ")
  cursor.take(/^\. */)
  const month = cursor.digits(/^\d\d?(?!\d)/, "the month", 1, 12, "There is no month ")
  cursor.take(/^\. */)
  const year = cursor.digits(/^\d{4}(?!\d)/, "the four digits of the year", 0, 9999)
  checkDay(cursor, start, day, month, year)
  const { time, cut } = cursor.isAtEnd
    ? { time: 0, cut: false }
    : readTimeOfDay(cursor, /^,? +(klo\.? +)?/i, "finnish")
  return { wall: wallFrom(year, month, day, time), cut }
}

const word = new RegExp(`^[${letter}]+`, "i")

/** Parses a day and a month's name in either order, each with its separator. */
function readDayAndMonth(cursor: Cursor): { day: number; dayEnd: number; month: number } {
  const readDay = () => {
    const day = cursor.digits(/^\d\d?(?!\d)/, "the day", 1, 31, "There is no day ")
    const dayEnd = cursor.at
    cursor.take(/^(?:st|nd|rd|th)\b/i)
    return { day, dayEnd }
  }
  const readMonth = () => {
    const name = cursor.take(word) ?? ""
    const month = monthOf(name)
    if (month === null) cursor.fail(-name.length, `No month is called ${name}.`)
    return month
  }
  if (word.test(cursor.rest)) {
    const month = readMonth()
    cursor.take(/^(?:[-/]|\.? +)/)
    const day = readDay()
    cursor.take(/^,? */)
    return { ...day, month }
  }
  const day = readDay()
  cursor.take(/^(?:[-/]|\.? *(?:of +)?)/i)
  const month = readMonth()
  cursor.take(/^(?:[-/](?=\d)|\.?,? *)/)
  return { ...day, month }
}

/** Parses a year; two digits after a slash or a hyphen ("06-Nov-94") are 1970 to 2069. */
function readYear(cursor: Cursor): number {
  const isShort = /[-/]/.test(cursor.text.charAt(cursor.at - 1)) && /^\d\d(?!\d)/.test(cursor.rest)
  const digits = cursor.take(/^-?\d{1,6}(?!\d)/)
  if (digits === null) cursor.fail(0, "Here should be the year.")
  const year = Number(digits)
  return isShort ? year + (year < 70 ? 2000 : 1900) : year
}

/**
 * Parses "Thursday 29 February 2024, 12:00:00", "29 Feb 2024", "Thu Feb 29 2024 12:00:00", "February 29, 2024,
 * 12:00 PM" or "29/Feb/2024:12:00:00", with a year without leading zeros; in "Thu Feb 29 12:00:00 UTC 2024" it
 * comes last.
 */
export function readWords(cursor: Cursor): Local {
  cursor.take(/^the +/i)
  const begin = cursor.at
  const weekday = cursor.take(weekdayInWords)
  cursor.take(/^\.?,? *(?:the +)?/i)
  const first = /^\d{4}[- /]/.test(cursor.rest) ? readYear(cursor) : null
  if (first !== null) cursor.take(/^[- /]/)
  const { day, dayEnd, month } = readDayAndMonth(cursor)
  const early = /^\d\d?:/.test(cursor.rest) ? readTimeOfDay(cursor, /^/, "loose") : null
  if (early) cursor.take(/^ +/)
  const offset = early && /^(?:[a-z]|[+-]\d)/i.test(cursor.rest) ? readOffset(cursor) : undefined
  if (early) cursor.take(/^ +/)
  const year = first ?? readYear(cursor)
  const yearEnd = cursor.at
  cursor.at = dayEnd
  checkDay(cursor, dayEnd - String(day).length, day, month, year)
  cursor.at = yearEnd
  const date = wallFrom(year, month, day)
  const { weekday: known } = wallParts(date)
  if (weekday && weekdayOf(weekday) !== known) {
    cursor.at = begin + weekday.length
    cursor.fail(-weekday.length, `${day} ${monthName(month)} ${year} is a ${weekdayName(known)}.`)
  }
  if (early) return { wall: date + early.time, cut: early.cut, offset }
  const { time, cut } = cursor.isAtEnd
    ? { time: 0, cut: false }
    : /^,? +klo\b/i.test(cursor.rest)
      ? readTimeOfDay(cursor, /^,? +klo\.? +/i, "finnish")
      : readTimeOfDay(cursor, /^(?:[ ,]+(?:at +)?|:)/i, "loose")
  return { wall: date + time, cut }
}

const weekdayInWords = new RegExp(
  String.raw`^[${letter}]+(?=\.?,? +(?:[${letter}]|\d+(?:st|nd|rd|th)?(?:\. *| +|[-/])[${letter}]))`,
  "i",
)

/** Parses "2024.2.29", "2024. 2. 29.", "2024:02:29 12:30:45" or "2024年2月29日". */
export function readYearFirst(cursor: Cursor): Local {
  const year = cursor.digits(/^\d{4}/, "the four digits of the year", 0, 9999)
  cursor.take(/^(?:\. *|:|年)/)
  const month = cursor.digits(/^\d\d?(?!\d)/, "the month", 1, 12, "There is no month ")
  cursor.take(/^(?:\. *|:|月)/)
  const day = cursor.digits(/^\d\d?(?!\d)/, "the day", 1, lastDay(year, month), noDay(year, month))
  cursor.take(/^[.日]/)
  const { time, cut } = cursor.isAtEnd ? { time: 0, cut: false } : readTimeOfDay(cursor, beforeTime)
  return { wall: wallFrom(year, month, day, time), cut }
}

/** Formats the day of a local time in milliseconds: "29 February 2024". */
export function dayText(wall: number): string {
  const { year, month, day } = wallParts(wall)
  return `${day} ${monthName(month)} ${year}`
}

/**
 * Parses "2024/02/29 12:00:00" as in logs, and "29/2/2024" or "2/29/2024" if only one order is a valid day. Throws
 * a Mistake that asks which order is meant otherwise.
 */
export function readStrokes(cursor: Cursor): Local {
  const parts = /^\d+[/-]\d+[/-]\d+/.exec(cursor.text)?.[0] ?? ""
  const [first = 0, second = 0, third = 0] = parts.split(/[/-]/).map(Number)
  const isYearFirst = /^\d{4}\/\d\d?\/\d\d?$/.test(parts)
  if (!isYearFirst && !/^\d\d?[/-]\d\d?[/-]\d{4}$/.test(parts)) {
    cursor.at = parts.length
    cursor.fail(-parts.length, "A date with strokes has a year of four digits, as 2024/02/29.")
  }
  cursor.at = parts.length
  const year = isYearFirst ? first : third
  const isDayFirst = first > 12
  if (!isYearFirst && first <= 12 && second <= 12 && first !== second) {
    cursor.fail(
      -parts.length,
      `In London ${parts} is ${first} ${monthName(second)}; in New York it is ${second} ${monthName(first)}. Write ${isoDay(year, second, first)} or ${isoDay(year, first, second)}.`,
    )
  }
  const month = isYearFirst || isDayFirst ? second : first
  const day = isYearFirst ? third : isDayFirst ? first : second
  if (month < 1 || month > 12) cursor.fail(-parts.length, `There is no month ${month}.`)
  if (day < 1 || day > lastDay(year, month)) cursor.fail(-parts.length, `${noDay(year, month)}${day}.`)
  const { time, cut } = cursor.isAtEnd
    ? { time: 0, cut: false }
    : readTimeOfDay(cursor, /^(?:[ ,]+|T)/i, "loose")
  return { wall: wallFrom(year, month, day, time), cut }
}

function isoDay(year: number, month: number, day: number): string {
  const padded = [month, day].map(part => String(part).padStart(2, "0"))
  return [String(year).padStart(4, "0"), ...padded].join("-")
}

function checkDay(cursor: Cursor, start: number, day: number, month: number, year: number): void {
  if (day <= lastDay(year, month)) return
  cursor.at = start + String(day).length
  cursor.fail(-String(day).length, `${noDay(year, month)}${day}.`)
}

/** Parses 32 bits of two's complement in four groups of eight to seconds; null for anything else. */
export function readBits(text: string): number | null {
  return /^[01]{8}( [01]{8}){3}$/.test(text) ? Number.parseInt(text.replaceAll(" ", ""), 2) | 0 : null
}
