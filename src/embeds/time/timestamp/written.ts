/** Reads dates as people write them: in Finland with points, in words, and what the page itself writes in words. */
import { monthName, weekdayName } from "../../../lib/calendar/dayNames"
import { wallFrom, wallParts } from "../../../lib/calendar/wallClock"
import type { Cursor } from "./cursor"
import { type Local, lastDay, noDay, readTimeOfDay } from "./iso"

/** A date with points, as "29.2.2024" or "29. 2. 2024": a number has one point at most. */
export const finnishDate = /^\d+\.\s*\d+\./

/** A date with a month in letters, perhaps after a weekday: "Thursday 29 February 2024", "29 Feb 2024". */
export const dateInWords = /^([a-z]+\.?,? +)?\d+ +[a-z]/i

/** "29.2.2024", "29.2.2024 klo 12.30" or "29.2.2024 9:05:30". */
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
    : readTimeOfDay(cursor, /^,? +(klo\.? +)?/i, true)
  return { wall: wallFrom(year, month, day, time), cut }
}

/** "Thursday 29 February 2024, 12:00:00", "29 Feb 2024": the year is a number without noughts before it. */
export function readWords(cursor: Cursor): Local {
  const weekday = cursor.take(/^[a-z]+/i)
  cursor.take(/^\.?,? */)
  const start = cursor.at
  const day = cursor.digits(/^\d\d?(?!\d)/, "the day", 1, 31, "There is no day ")
  cursor.take(/^ +/)
  const name = cursor.take(/^[a-z]+/i) ?? ""
  const month = indexOfName(name, 1, 12, monthName)
  if (month === null) cursor.fail(-name.length, `No month is called ${name}.`)
  cursor.take(/^\.?,? */)
  const digits = cursor.take(/^-?\d{1,6}(?!\d)/)
  if (digits === null) cursor.fail(0, "Here should be the year.")
  const year = Number(digits)
  checkDay(cursor, start, day, month, year)
  const date = wallFrom(year, month, day)
  const { weekday: known } = wallParts(date)
  if (weekday && indexOfName(weekday, 0, 6, weekdayName) !== known) {
    cursor.at = weekday.length
    cursor.fail(-weekday.length, `${day} ${monthName(month)} ${year} is a ${weekdayName(known)}.`)
  }
  const { time, cut } = cursor.isAtEnd ? { time: 0, cut: false } : readTimeOfDay(cursor, /^,? +/)
  return { wall: date + time, cut }
}

function checkDay(cursor: Cursor, start: number, day: number, month: number, year: number): void {
  if (day <= lastDay(year, month)) return
  cursor.at = start + String(day).length
  cursor.fail(-String(day).length, `${noDay(year, month)}${day}.`)
}

/** Which of some names a word is, or the beginning of, with three letters at least. */
function indexOfName(
  word: string,
  first: number,
  last: number,
  nameOf: (n: number) => string,
): number | null {
  for (let n = first; n <= last; n++) {
    if (word.length >= 3 && nameOf(n).toLowerCase().startsWith(word.toLowerCase())) return n
  }
  return null
}

/** Four groups of eight bits, as the page writes them: a number of seconds in two's complement. Null for anything else. */
export function readBits(text: string): number | null {
  return /^[01]{8}( [01]{8}){3}$/.test(text) ? Number.parseInt(text.replaceAll(" ", ""), 2) | 0 : null
}
