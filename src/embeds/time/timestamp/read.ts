/** Reads a time as people write it: a number of Unix time, or a date and time by ISO 8601. */
import { monthName } from "../../../lib/dayNames"
import { furthest, hour, instantsAt, minute, wallFrom } from "../../../lib/wallClock"
import { Cursor, Mistake } from "./cursor"

/** What a bare number counts; a guess takes those of a hundred thousand million and more for milliseconds. */
export type Unit = "guess" | "seconds" | "milliseconds"

export type Reading =
  | { kind: "nothing" }
  /** A mistake: where it begins, how long it is (0 where something is missing), and what it is, in a sentence. */
  | { kind: "mistake"; index: number; length: number; what: string }
  /**
   * One instant, in milliseconds from 1970, or two in order where the zone's clocks showed that time twice; `as` is
   * what a number was read as, and `cut` whether it had more decimals than milliseconds.
   */
  | { kind: "time"; instants: number[]; as: "seconds" | "milliseconds" | "date"; cut: boolean }

/** Longer than any time there is. */
export const longest = 60

/** Reads a text; a date and time without its distance from UTC is that of the zone. Never throws. */
export function readTime(text: string, unit: Unit, zone: string): Reading {
  const start = text.length - text.trimStart().length
  const inner = text.trim()
  if (inner === "") return { kind: "nothing" }
  try {
    if (inner.length > longest)
      throw new Mistake(start + longest, 0, "No time is as long as this. It ends here.")
    // A true minus sign, as in printed texts, is as good as a hyphen, and as long.
    const plain = inner.replaceAll("\u2212", "-")
    return /^[+-]?\d+-/.test(plain) ? readDate(plain, start, zone) : readNumber(plain, start, unit)
  } catch (error) {
    if (!(error instanceof Mistake)) throw error
    return { kind: "mistake", index: error.index, length: error.length, what: error.message }
  }
}

function readNumber(text: string, start: number, unit: Unit): Reading {
  const odd = /[^\d _]/.exec(text.replace(/^[+-]/, " ").replace(".", " "))
  if (odd) {
    const what = odd[0] === "," ? "Write decimals with a point, and thousands with spaces." : strange(odd[0])
    throw new Mistake(start + odd.index, 1, what)
  }
  const [, sign = "", whole = "", decimals = ""] =
    /^([+-]?)(\d*)\.?(\d*)$/.exec(text.replace(/[ _]/g, "")) ?? []
  if (whole === "") throw new Mistake(start + text.length, 0, "A number needs a digit, before the point too.")
  const isMilliseconds =
    unit === "milliseconds" || (unit === "guess" && whole.replace(/^0+/, "").length >= 12)
  const places = isMilliseconds ? 0 : 3
  // Whole milliseconds as digits, since seconds with decimals are not exact as floating point numbers.
  const size = Number(whole + decimals.slice(0, places).padEnd(places, "0"))
  const at = size === 0 ? 0 : sign === "-" ? -size : size
  checkReach(at, start, text.length)
  const cut = /[1-9]/.test(decimals.slice(places))
  return { kind: "time", instants: [at], as: isMilliseconds ? "milliseconds" : "seconds", cut }
}

function strange(character: string): string {
  return `"${character}" can't be here. A number is digits with one point at most; a date begins with its year, as 2024-02-29.`
}

function checkReach(at: number, index: number, length: number): void {
  if (Math.abs(at) <= furthest) return
  const what =
    at > 0
      ? "The dates of browsers end on 13 September 275760, at midnight in UTC. This is later."
      : "The dates of browsers begin on 20 April -271821, at midnight in UTC. This is earlier."
  throw new Mistake(index, length, what)
}

function readDate(text: string, start: number, zone: string): Reading {
  const cursor = new Cursor(text, start)
  const year = readYear(cursor)
  cursor.take(/^-/)
  const month = cursor.two("month", 1, 12)
  let day = 1
  if (cursor.take(/^-/)) {
    const last = new Date(wallFrom(2000 + (((year % 400) + 400) % 400), month + 1, 0)).getUTCDate()
    day = cursor.two("day", 1, last, `${monthName(month)} ${year} has ${last} days. There is no day `)
  }
  const { time, cut } = cursor.isAtEnd ? { time: 0, cut: false } : readTimeOfDay(cursor)
  const wall = wallFrom(year, month, day, time)
  cursor.take(/^ +/)
  const offset = cursor.isAtEnd ? null : readOffset(cursor)
  if (!cursor.isAtEnd) cursor.fail(0, "The time should have ended before this.")
  if (offset !== null) {
    checkReach(wall - offset, start, text.length)
    return { kind: "time", instants: [wall - offset], as: "date", cut }
  }
  const instants = Math.abs(wall) > furthest + 26 * hour ? [] : instantsAt(wall, zone)
  if (instants.length === 0) {
    // No clocks were changed near the ends of Date: what has no instant there is out of its reach.
    if (Math.abs(wall) > furthest - 26 * hour) checkReach(wall > 0 ? Infinity : -Infinity, start, text.length)
    throw new Mistake(
      start,
      text.length,
      "The clocks of this time zone never showed that: they were put forward past it.",
    )
  }
  return { kind: "time", instants, as: "date", cut }
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

/** The time of day in milliseconds, and whether it had more decimals than those. */
function readTimeOfDay(cursor: Cursor): { time: number; cut: boolean } {
  if (cursor.take(/^(T|t| +)/) === null)
    cursor.fail(0, "After the date comes a T or a space, and then the time.")
  const hours = cursor.two("hour", 0, 24)
  if (cursor.take(/^:/) === null) cursor.fail(0, "After the hours comes a colon, and then the minutes.")
  const minutes = cursor.two("minute", 0, 59)
  let milliseconds = 0
  let cut = false
  if (cursor.take(/^:/)) {
    const seconds = cursor.take(/^60(?!\d)/) ? 60 : cursor.two("second", 0, 59)
    if (seconds === 60) cursor.fail(-2, "Unix time has no leap seconds: no minute has a second 60.")
    const fraction = cursor.take(/^[.,]\d+/) ?? ""
    milliseconds = seconds * 1000 + Number(fraction.slice(1, 4).padEnd(3, "0"))
    cut = /[1-9]/.test(fraction.slice(4))
  }
  const time = hours * hour + minutes * minute + milliseconds
  if (time > 24 * hour) cursor.fail(-(cursor.at - cursor.text.search(/[Tt ]/) - 1), "A day ends at 24:00.")
  return { time, cut }
}

/** The distance from UTC in milliseconds. */
function readOffset(cursor: Cursor): number {
  if (cursor.take(/^[Zz]/)) return 0
  const sign = cursor.take(/^[+-]/)
  if (sign === null) {
    cursor.fail(0, "Here should be Z, or the distance from UTC as +02:00, or nothing.")
  }
  const hours = cursor.take(/^\d\d(?=\d\d)/) ?? cursor.two("hour", 0, 23)
  if (Number(hours) > 23) cursor.fail(-2, `There is no hour ${hours}.`)
  const minutes = cursor.take(/^:/) || !cursor.isAtEnd ? cursor.two("minute", 0, 59) : 0
  return (sign === "-" ? -1 : 1) * (Number(hours) * hour + minutes * minute)
}
