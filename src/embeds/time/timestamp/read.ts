/** Reads a time as people write it, and in every form that the page writes: a number of Unix time, or a date. */
import { furthest, hour, instantsAt } from "../../../lib/calendar/wallClock"
import { readDecimal } from "../../../lib/text/decimal"
import { Cursor, Mistake } from "./cursor"
import { type Local, readBasicIso, readIso, readOffset } from "./iso"
import {
  dateInWords,
  dateWithStrokes,
  finnishDate,
  readBits,
  readFinnish,
  readStrokes,
  readWords,
} from "./written"

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
  | { kind: "time"; instants: number[]; as: "seconds" | "milliseconds" | "bits" | "date"; cut: boolean }

/** Longer than any time there is. */
export const maxLength = 100

/** The ways of writing a date, by what each looks like from its beginning. */
const readers: { looks: RegExp; read: (cursor: Cursor) => Local }[] = [
  { looks: dateInWords, read: readWords },
  { looks: /^\d{8}T\d{4}/i, read: readBasicIso },
  { looks: /^[+-]?\d+-/, read: readIso },
  { looks: dateWithStrokes, read: readStrokes },
  { looks: finnishDate, read: readFinnish },
]

/** Reads a text; a date and time without its distance from UTC is that of the zone. Never throws. */
export function readTime(text: string, unit: Unit, zone: string): Reading {
  const trimmed = text.trim()
  // As logs and JSON have it: in brackets or quotes.
  const isWrapped = /^(?:\[[^[]+\]|"[^"]+"|'[^']+'|`[^`]+`)$/.test(trimmed)
  const start = text.length - text.trimStart().length + (isWrapped ? 1 : 0)
  const inner = isWrapped ? trimmed.slice(1, -1) : trimmed
  if (inner === "") return { kind: "nothing" }
  try {
    if (inner.length > maxLength)
      throw new Mistake(start + maxLength, 0, "No time is as long as this. It ends here.")
    // A true minus sign, as in printed texts, is as good as a hyphen, and as long.
    // So are no-break spaces, which JavaScript writes before AM and PM.
    const plain = inner.replaceAll("\u2212", "-").replace(/[\u00a0\u202f\u2009]/g, " ")
    const bits = readBits(plain)
    if (bits !== null) return { kind: "time", instants: [bits * 1000], as: "bits", cut: false }
    const found = readers.find(({ looks }) => looks.test(plain))
    return found ? readDate(found.read, plain, start, zone) : readNumber(plain, start, unit)
  } catch (error) {
    if (!(error instanceof Mistake)) throw error
    return { kind: "mistake", index: error.index, length: error.length, what: error.message }
  }
}

function readNumber(text: string, start: number, unit: Unit): Reading {
  const sign = /^[+-]/.exec(text)?.[0] ?? ""
  const odd = /[^\d ._,'’]/.exec(text.replace(/^[+-]/, " "))
  if (odd) throw new Mistake(start + odd.index, 1, strange(odd[0]))
  const decimal = readDecimal(text.slice(sign.length).trim())
  if (decimal.kind !== "number")
    throw new Mistake(start + sign.length, text.length - sign.length, decimal.what)
  const [whole = "", decimals = ""] = decimal.number.split(".")
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
  return `"${character}" can't be here. A number is digits with one point at most; a date is written 2024-02-29 or 29.2.2024.`
}

function checkReach(at: number, index: number, length: number): void {
  if (Math.abs(at) <= furthest) return
  const what =
    at > 0
      ? "The dates of browsers end on 13 September 275760, at midnight in UTC. This is later."
      : "The dates of browsers begin on 20 April -271821, at midnight in UTC. This is earlier."
  throw new Mistake(index, length, what)
}

function readDate(readLocal: (cursor: Cursor) => Local, text: string, start: number, zone: string): Reading {
  const cursor = new Cursor(text, start)
  const { wall, cut, offset: early } = readLocal(cursor)
  cursor.take(/^ +/)
  const offset = early ?? (cursor.isAtEnd ? null : readOffset(cursor))
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
