/** Parses a time as people write it, and in every notation of this page: a number of Unix time, or a date. */
import { weekdayName } from "../../../lib/calendar/dayNames"
import { hourMs, instantsAt, isZone, maxInstantMs, wallParts } from "../../../lib/calendar/wallClock"
import { isBlank } from "../../../lib/text/blank"
import { minusSigns } from "../../../lib/text/decimal"
import { Cursor, Mistake } from "./cursor"
import { type Local, readBasicIso, readIso, readOffset } from "./iso"
import { letter, weekdayOf } from "./names"
import { type Counted, checkRange, readNumber, type Unit } from "./number"
import {
  dateInWords,
  dateWithStrokes,
  dayText,
  finnishDate,
  readBits,
  readFinnish,
  readStrokes,
  readWords,
  readYearFirst,
  yearFirst,
} from "./written"

export type { Unit }

export type Reading =
  | { kind: "nothing" }
  /** An error, with its offset, its length (0 if something is missing) and a sentence. */
  | { kind: "mistake"; index: number; length: number; what: string }
  /**
   * One instant in milliseconds since 1970, or two in order if the zone's clocks showed that time twice. `as` is
   * the notation, and `cut` is true if the text was more precise than milliseconds.
   */
  | { kind: "time"; instants: number[]; as: Counted | "bits" | "date"; cut: boolean }

/** The maximum length parsed; no time is longer. */
export const maxLength = 100

/** The date formats, each with the pattern of its beginning. */
const readers: { looks: RegExp; read: (cursor: Cursor) => Local }[] = [
  { looks: dateInWords, read: readWords },
  { looks: /^\d{7,8}T\d\d/i, read: readBasicIso },
  { looks: dateWithStrokes, read: readStrokes },
  { looks: /^(?:[+-]?\d+-|\d{4}W\d)/i, read: readIso },
  { looks: yearFirst, read: readYearFirst },
  { looks: finnishDate, read: readFinnish },
]

/** A weekday in front of a numeric date, "Thu 2024-02-29". */
const weekdayBefore = new RegExp(
  `^([${letter}]+)\\.?,? +(?=\\d{4}-?[\\dw]|\\d{4}[./]|\\d{1,2}\\.\\s*\\d{1,2}\\.|\\d+/\\d)`,
  "i",
)

const minuses = new RegExp(`[${minusSigns}]`, "g")

/** .NET's JSON notation: milliseconds in UTC, regardless of the offset after them. */
const ofDotNet = /^\\?\/?Date\((-?\d+)(?:[+-]\d{4})?\)\\?\/?$/

/** Parses a text; without a UTC offset a date and time is in the zone. Never throws. */
export function readTime(text: string, unit: Unit, zone: string): Reading {
  const trimmed = text
    .trim()
    // Strips the punctuation of a sentence or a list.
    .replace(/[,;!?]+$/, "")
    .replace(/(z|[)\]>]|[:-]\d\d|\d{4})\.$/i, "$1")
  // Strips brackets or quotes, as in logs and JSON.
  const isWrapped = /^(?:\[[^[]+\]|"[^"]+"|'[^']+'|`[^`]+`|\([^(]+\)|<[^<]+>)$/.test(trimmed)
  const start = text.length - text.trimStart().length + (isWrapped ? 1 : 0)
  const inner = isWrapped ? trimmed.slice(1, -1) : trimmed
  if (isBlank(inner)) return { kind: "nothing" }
  try {
    if (inner.length > maxLength)
      throw new Mistake(start + maxLength, 0, "No time is as long as this. It ends here.")
    // A true minus sign, as in print, counts as a hyphen; no-break spaces, which JavaScript writes in front of AM
    // and PM, as spaces. All keep the offsets.
    const plain = inner.replace(minuses, "-").replace(/[\u00a0\u202f\u2009]/g, " ")
    const bits = readBits(plain)
    if (bits !== null) return { kind: "time", instants: [bits * 1000], as: "bits", cut: false }
    const ticks = ofDotNet.exec(plain)?.[1]
    if (ticks !== undefined) return numberReading(ticks, start, "milliseconds")
    const [before = "", weekday = ""] = weekdayBefore.exec(plain) ?? []
    const date = plain.slice(before.length)
    const found = readers.find(({ looks }) => looks.test(date))
    if (!found) return numberReading(plain, start, unit)
    return readDate(found.read, new Cursor(date, start + before.length), zone, {
      name: weekday,
      index: start,
    })
  } catch (error) {
    if (!(error instanceof Mistake)) throw error
    return { kind: "mistake", index: error.index, length: error.length, what: error.message }
  }
}

function numberReading(text: string, start: number, unit: Unit): Reading {
  // Replaces invisible characters, which come with text copied from calculators and address books.
  const visible = text.replace(/[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, " ")
  const begin = /^\s*/.exec(visible)?.[0].length ?? 0
  const { at, as, cut } = readNumber(visible.trim(), start + begin, unit)
  return { kind: "time", instants: [at], as, cut }
}

/** Checks the weekday in front of a date. Throws a Mistake if it doesn't fit. */
function checkWeekday({ name, index }: { name: string; index: number }, wall: number): void {
  if (name === "") return
  const { weekday } = wallParts(wall)
  if (weekdayOf(name) !== weekday)
    throw new Mistake(index, name.length, `${dayText(wall)} is a ${weekdayName(weekday)}.`)
}

function readDate(
  readLocal: (cursor: Cursor) => Local,
  cursor: Cursor,
  zone: string,
  weekday: { name: string; index: number },
): Reading {
  const { text, start } = cursor
  const { wall, cut, offset: early } = readLocal(cursor)
  checkWeekday(weekday, wall)
  cursor.take(/^ +/)
  // RFC 9557 puts a zone after the UTC offset; without an offset it is the zone of the time.
  const named = /^\[([^\]]+)\](?:\[[^\]]*\])*/.exec(cursor.rest)
  if (early === undefined && named?.[1] && isZone(named[1])) {
    cursor.at += named[0].length
    return onClocks(wall, cut, cursor, named[1])
  }
  const offset = early ?? (cursor.isAtEnd ? null : readOffset(cursor))
  if (!cursor.isAtEnd) cursor.fail(0, "The time should have ended before this.")
  if (offset !== null) {
    checkRange(wall - offset, start, text.length)
    return { kind: "time", instants: [wall - offset], as: "date", cut }
  }
  return onClocks(wall, cut, cursor, zone)
}

/** Converts a local time in a zone to its instants. Throws a Mistake if the clocks skipped it. */
function onClocks(wall: number, cut: boolean, cursor: Cursor, zone: string): Reading {
  const { text, start } = cursor
  if (!cursor.isAtEnd) cursor.fail(0, "The time should have ended before this.")
  const instants = Math.abs(wall) > maxInstantMs + 26 * hourMs ? [] : instantsAt(wall, zone)
  if (instants.length === 0) {
    // No clocks change near the limits of Date, so a time without an instant is out of range there.
    if (Math.abs(wall) > maxInstantMs - 26 * hourMs)
      checkRange(wall > 0 ? Infinity : -Infinity, start, text.length)
    throw new Mistake(
      start,
      text.length,
      "The clocks of this time zone never showed that: they were put forward past it.",
    )
  }
  return { kind: "time", instants, as: "date", cut }
}
