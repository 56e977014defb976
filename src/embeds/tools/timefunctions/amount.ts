/** Parses a typed amount of time exactly, with or without its unit, with positioned errors. */
import Fraction from "fraction.js"
import { minusSigns, readDecimal } from "../../../lib/text/decimal"
import {
  type Amount,
  noUnit,
  type Problem,
  powerProblem,
  problem,
  readMixedAmount,
  readSum,
  readTyped,
} from "../amounts"
import { convert } from "./logic"
import { type Unit, unitCalled, units } from "./units"

/** A parsed amount; `text` is a plain decimal ("-1.5") or a fraction of integers ("-1/3"). */
export type Span = Amount<Unit> & { kind: "amount"; text: string }

const space = /[\s_'’]/u
const minus = new RegExp(`[${minusSigns}]`)

function scaled(digits: string, exponent: number): string {
  const negative = digits.startsWith("-")
  const [whole = "", part = ""] = digits.replace("-", "").split(".")
  const all = whole + part
  const point = whole.length + exponent
  const padded = point > 0 ? all.padEnd(point, "0") : `${"0".repeat(1 - point)}${all}`
  const at = Math.max(point, 1)
  const rest = padded.slice(at)
  return `${negative ? "-" : ""}${padded.slice(0, at)}${rest ? `.${rest}` : ""}`
}

function unknownUnit(word: string, from: number, to: number): Problem {
  const names = units.flatMap(({ id, singular }) => [id, singular])
  if (word === "m") return problem("“m” could be minutes or months. Write min or mo.", from, to)
  return problem(noUnit(word, "unit of time", names), from, to)
}

/** Formats an amount exactly: as a decimal if it has a finite expansion, and otherwise as a fraction. */
const exactly = (amount: Fraction, unit: Unit) =>
  convert(`${amount.s < 0n ? "-" : ""}${amount.n}/${amount.d}`, unit, unit)

const duration =
  /^P(?!$)(?:(\d+)Y)?(?:(\d+)M)?(?:(\d+)W)?(?:(\d+)D)?(?:T(?=\d)(?:(\d+)H)?(?:(\d+)M)?(?:(\d+(?:[.,]\d+)?)S)?)?$/i

/** Spells out an ISO 8601 duration ("PT1H30M") as "1 h 30 min"; other texts stay as they are. */
function inUnits(text: string): string {
  const numbers = duration.exec(text.trim())?.slice(1)
  if (!numbers) return text
  return ["years", "months", "weeks", "days", "h", "min", "s"]
    .flatMap((unit, i) => (numbers[i] === undefined ? [] : [`${numbers[i]} ${unit}`]))
    .join(" ")
}

/** Returns the error for "1:30", which is ambiguous between hours and minutes; null if there is no such text. */
function clockProblem(typed: string): Problem | null {
  const clock = /\d+:\d\d\b/.exec(typed)
  if (!clock) return null
  const at = clock.index + clock[0].indexOf(":")
  const what = `“${clock[0]}” could be hours and minutes, or minutes and seconds. Write 1 h 30 min, or 1 min 30 s.`
  return problem(what, at, at + 1)
}

/** Parses a mixed number or an amount in several units; null for anything else, and an error for a clock's time. */
function readSpecial(typed: string): Span | Problem | null {
  const mixed = readMixedAmount(typed, unitCalled)
  if (mixed) {
    const { n, d, s } = mixed.amount
    return { kind: "amount", text: `${s < 0n ? "-" : ""}${n}/${d}`, number: mixed.number, unit: mixed.unit }
  }
  const sum = readSum(typed, {
    unitOf: unitCalled,
    // Among several units "m" is minutes.
    laterUnitOf: name => unitCalled(name === "m" ? "min" : name),
    sizeOf: ({ ms }) => new Fraction(ms),
    unknownUnit: (word, from) => unknownUnit(word, from, from + word.length),
    example: "1 h 30 min",
  })
  if (!sum) return clockProblem(typed)
  if (!("unit" in sum)) return sum
  const text = exactly(sum.amount, sum.unit)
  return { kind: "amount", text, number: text, unit: sum.unit }
}

/**
 * Parses "1 000", "-2.5", "2,5", "1e9", "1/3", "90 min", "3 weeks". Commas and points are read as by `readDecimal`,
 * and spaces between digits are ignored. Null for an empty text.
 */
export function readAmount(given: string): Span | Problem | null {
  return readTyped(given, tidied => {
    const typed = inUnits(tidied)
    return readSpecial(typed) ?? readSingle(typed)
  })
}

/** Parses a single number, with or without a unit. */
function readSingle(typed: string): Span | Problem {
  // Removes the spaces, recording the original offset of each character.
  const places: number[] = []
  let text = ""
  for (let i = 0; i < typed.length; i++) {
    const sign = typed.charAt(i)
    if (space.test(sign)) continue
    places.push(i)
    text += minus.test(sign) ? "-" : sign
  }
  const at = (index: number) => places[index] ?? typed.length
  // Parses the original text, in which spaces show that the comma of "1 000,500" is a decimal one.
  const [, before = "", signs = ""] = /^([+-]?)([\d.,]*)/.exec(text) ?? []
  const first = before.length
  const last = first + signs.length
  const decimal = readDecimal(signs === "" ? "" : typed.slice(at(first), at(last - 1) + 1))
  if (decimal.kind !== "number") return problem(decimal.what, at(first), at(last - 1) + 1)
  // Removes the offsets of thousands separators, so that the rest keeps its own.
  const mark = decimal.number.includes(".") ? Math.max(signs.lastIndexOf("."), signs.lastIndexOf(",")) : -1
  const offsets = [...signs].flatMap((sign, i) => (/\d/.test(sign) || i === mark ? [first + i] : []))
  places.splice(first, signs.length, ...offsets.map(at))
  text = before + decimal.number + text.slice(last)
  const form = /^([+-]?)(\d*)(?:\.(\d*))?(?:[eE]([+-]?\d+))?(?:\/(\d+))?/
  const match = form.exec(text)
  const [all = "", sign = "", whole = "", part = "", exponent, bottom] = match ?? []
  const stopped = all.length
  const name = /^\p{L}+$/u.exec(text.slice(stopped))?.[0] ?? ""
  const unit = stopped > 0 && name ? unitCalled(name) : undefined
  const number = typed.slice(0, at(stopped)).trim()
  if (stopped < text.length && !unit) {
    const rest = text.slice(stopped)
    const word = /^\p{L}+/u.exec(rest)?.[0]
    const end = word ? at(stopped + word.length - 1) + 1 : at(stopped) + 1
    if (word && stopped > 0)
      return name
        ? unknownUnit(word, at(stopped), end)
        : problem(`“${word}” is not a part of a number.`, at(stopped), end)
    if (word) return problem(`“${word}” is not a number. Write it in digits.`, at(stopped), end)
    if (rest.startsWith("/")) return problem("After the / comes a whole number, such as 3.", at(stopped), end)
    return problem(`“${rest.charAt(0)}” is not a part of a number.`, at(stopped), end)
  }
  if (whole === "" && part === "") return problem("There are no digits here yet.", 0, typed.length)
  if (bottom !== undefined) {
    if (part || exponent !== undefined || /[.e]/i.test(all))
      return problem("A fraction has whole numbers above and below, such as 1/3.", 0, typed.length)
    if (BigInt(bottom) === 0n)
      return problem(
        "Nothing can be divided by zero, not even time.",
        at(stopped - bottom.length),
        typed.length,
      )
    const text = `${sign === "-" ? "-" : ""}${BigInt(whole)}/${BigInt(bottom)}`
    return { kind: "amount", text, number, unit: unit ?? null }
  }
  const power = Number(exponent ?? 0)
  const tooLarge = powerProblem(power, at(all.search(/e/i)), typed.length)
  if (tooLarge) return tooLarge
  const plain = scaled(`${whole || "0"}${part ? `.${part}` : ""}`, power)
  const tidy = plain
    .replace(/^0+(?=\d)/, "")
    .replace(/(\.\d*?)0+$/, "$1")
    .replace(/\.$/, "")
  return {
    kind: "amount",
    text: sign === "-" && tidy !== "0" ? `-${tidy}` : tidy,
    number,
    unit: unit ?? null,
  }
}
