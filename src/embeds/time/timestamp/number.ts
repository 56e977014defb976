/** Parses a number of Unix time, with or without a unit. */
import { monthName } from "../../../lib/calendar/dayNames"
import { maxInstantMs } from "../../../lib/calendar/wallClock"
import { readDecimal, withoutPower } from "../../../lib/text/decimal"
import { Mistake } from "./cursor"
import { lastDay } from "./iso"

/** The unit of a bare number; "guess" goes by the number of digits. */
export type Unit = "guess" | "seconds" | "milliseconds"

export type Counted = "seconds" | "milliseconds" | "microseconds" | "nanoseconds"

/** The exponent of ten that converts each unit to milliseconds. */
const places: Record<Counted, number> = { seconds: 3, milliseconds: 0, microseconds: -3, nanoseconds: -6 }

const suffix = /\s*(ms|msecs?|milliseconds?|[uµμ]s|microseconds?|ns|nanoseconds?|s|secs?|seconds?)$/i

function unitCalled(name: string): Counted {
  const word = name.toLowerCase()
  if (word.startsWith("n")) return "nanoseconds"
  if (/^([uµμ]|micro)/.test(word)) return "microseconds"
  return word.startsWith("m") ? "milliseconds" : "seconds"
}

/** Guesses the unit from the number of digits: present-day seconds have 10, and each smaller unit three more. */
function guessed(digits: number): Counted {
  if (digits < 12) return "seconds"
  if (digits < 15) return "milliseconds"
  return digits < 18 ? "microseconds" : "nanoseconds"
}

/** Throws a Mistake for digits that may be a date as well as a number: "20240229", "20240229123045". */
function checkNoDay(text: string, start: number): void {
  const [, year, month, day] = (
    /^((?:19|20)\d\d)(0[1-9]|1[0-2])([0-3]\d)(?:(?:[01]\d|2[0-3])[0-5]\d(?:[0-5]\d)?)?$/.exec(text) ?? []
  ).map(Number)
  if (!year || !month || !day || day > lastDay(year, month)) return
  const iso = `${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6, 8)}`
  throw new Mistake(
    start,
    text.length,
    `This could be ${day} ${monthName(month)} ${year}, or a number. Write ${iso}, or choose the unit.`,
  )
}

function strange(character: string): string {
  return `"${character}" can't be here. A number is digits with one point at most; a date is written 2024-02-29 or 29.2.2024.`
}

/** Throws a Mistake if an instant in milliseconds is out of the range of Date. */
export function checkRange(at: number, index: number, length: number): void {
  if (Math.abs(at) <= maxInstantMs) return
  const what =
    at > 0
      ? "The dates of browsers end on 13 September 275760, at midnight in UTC. This is later."
      : "The dates of browsers begin on 20 April -271821, at midnight in UTC. This is earlier."
  throw new Mistake(index, length, what)
}

const timeAlone =
  /^(?:klo\.? *)?\d{1,2}(?::\d\d){1,2}(?:\.\d+)?(?: *[ap]\.?m\.?)?$|^klo\.? *\d|^\d{1,2} *[ap]\.?m\.?$/i

/** Parses a number to an instant in milliseconds; `cut` is true if it was more precise. Throws a Mistake. */
export function readNumber(
  text: string,
  start: number,
  unit: Unit,
): { at: number; as: Counted; cut: boolean } {
  if (timeAlone.test(text))
    throw new Mistake(start, text.length, "A time is of every day. Write its date before it.")
  // Accepts the notation of `date -d @0`.
  const marked = /^@/.test(text) ? ` ${text.slice(1)}` : text
  const [ending = "", name] = suffix.exec(marked) ?? []
  const bare = marked.slice(0, marked.length - ending.length)
  const sign = /^\s*([+-]?)/.exec(bare)?.[0] ?? ""
  const rest = bare.slice(sign.length)
  const odd = /[^\d ._,'’]/.exec(rest.replace(/e[+-]?\d+$/i, ""))
  if (odd) throw new Mistake(start + sign.length + odd.index, 1, strange(odd[0]))
  if (unit === "guess" && name === undefined) checkNoDay(text, start)
  const decimal = readDecimal(rest.trim())
  if (decimal.kind !== "number")
    throw new Mistake(start + sign.length, text.length - sign.length, decimal.what)
  const plain = withoutPower(decimal.number, 40)
  const [whole = "", decimals = ""] = (plain ?? `1${"0".repeat(41)}`).split(".")
  if (whole === "") throw new Mistake(start + text.length, 0, "A number needs a digit, before the point too.")
  const as =
    name !== undefined ? unitCalled(name) : unit === "guess" ? guessed(whole.replace(/^0+/, "").length) : unit
  // Shifts the point in the digits, as floating-point seconds would be inexact.
  const shift = places[as]
  const digits = whole + decimals.slice(0, Math.max(0, shift)).padEnd(Math.max(0, shift), "0")
  const truncated = shift < 0 ? digits.slice(0, shift) : digits
  const lost = shift < 0 ? digits.padStart(-shift, "0").slice(shift) + decimals : decimals.slice(shift)
  const isCut = /[1-9]/.test(lost)
  const size = Number(truncated || "0")
  const at = sign.endsWith("-") ? -size : size
  checkRange(at, start, text.length)
  return { at: at === 0 ? 0 : at, as, cut: isCut }
}
