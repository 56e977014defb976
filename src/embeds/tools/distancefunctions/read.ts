/** Reads a distance that somebody has typed ("5", "1,5 km", "1/3 miles"), or says what is wrong with it and where. */

import Fraction from "fraction.js"
import { isBlank } from "../../../lib/text/blank"
import { readDecimal } from "../../../lib/text/decimal"
import { type Amount, maxLength, noUnit, type Problem, problem } from "../amounts"
import { type Unit, unitOf, units } from "./units"

/**
 * Feet with inches are an amount of inches, and `written` says them as they are said. `literal` is the number, or the
 * quotient of two, as JavaScript has it.
 */
export type Distance = Amount<Unit> & {
  kind: "distance"
  amount: Fraction
  literal: string
  written?: string
}

const most = 40
// A number may have spaces between its digits, since that is how it is copied from a Finnish page.
const digits = String.raw`\d(?:[\d\s\u00a0\u202f_]|['’](?=\d{3}(?!\d)))*`
const form = new RegExp(
  String.raw`^\s*([+−–-]?)\s*((?:${digits})?(?:[.,]${digits})*[.,]?)(?:e([+-]?\d+))?(?:\s*\/\s*(\d+))?\s*`,
  "i",
)

/** A person's length, as 6'2" or 6 ft 2 in; the sign of the inches may be left out. */
const feetAndInches =
  /^\s*([+−–-]?)\s*(\d+)\s*(?:'|′|’|ft|feet|foot)[\s,]*(\d+)(?:[.,](\d+))?\s*(?:"|″|”|''|′′|in|inch|inches)?\s*$/i

function inFeetAndInches(typed: string): Distance | null {
  const [, sign = "", feet = "", inches = "", part = ""] = feetAndInches.exec(typed) ?? []
  if (feet === "") return null
  const more = new Fraction(BigInt(inches + part), 10n ** BigInt(part.length))
  const all = new Fraction(12n * BigInt(feet)).add(more)
  const isBehind = /[−–-]/.test(sign)
  const amount = isBehind ? all.neg() : all
  return {
    kind: "distance",
    amount,
    number: amount.toString(),
    literal: amount.toString(),
    unit: unitOf("inches") ?? null,
    written: `${isBehind ? "−" : ""}${feet}′ ${inches}${part && `.${part}`}″`,
  }
}

const spans = /^(ms|s|secs?|seconds?|mins?|minutes?|h|hrs?|hours?|d|days?|weeks?|months?|y|years?)$/i

function unknownUnit(word: string, from: number): Problem {
  if (spans.test(word)) {
    const how = `“${word}” is a span of time, and how far one gets in it depends. Spans have a page of their own.`
    return problem(how, from, from + word.length)
  }
  const names = units.flatMap(({ id, one }) => [id.replaceAll("-", " "), one])
  return problem(noUnit(word, "unit", names), from, from + word.length)
}

/** The distance in a text; null for nothing at all. */
export function readDistance(typed: string): Distance | Problem | null {
  if (isBlank(typed)) return null
  if (typed.length > maxLength)
    return problem(`That is longer than ${maxLength} characters.`, maxLength, typed.length)
  const tall = inFeetAndInches(typed)
  if (tall) return tall
  const match = form.exec(typed)
  const [all = "", sign = "", spaced = "", exponent, bottom] = match ?? []
  const start = (/^\s*[+−–-]?\s*/.exec(typed)?.[0] ?? "").length
  const decimal = readDecimal(spaced.trim())
  if (decimal.kind !== "number") return problem(decimal.what, start, start + spaced.trimEnd().length)
  const [whole = "", part = ""] = decimal.number.split(".")
  if (whole === "" && part === "") {
    const word = typed.trim()
    return problem(
      unitOf(word)
        ? `How many? Write a number before “${word}”.`
        : "A distance begins with a number, in digits.",
      typed.indexOf(word),
      typed.indexOf(word) + word.length,
    )
  }
  const rest = typed.slice(all.length).trimEnd()
  const end = all.length
  if (bottom !== undefined && (decimal.number !== whole || exponent))
    return problem("A fraction has whole numbers above and below, such as 1/3.", 0, all.trimEnd().length)
  if (bottom !== undefined && BigInt(bottom) === 0n)
    return problem(
      "Nothing can be divided by zero, however far away.",
      typed.indexOf("/") + 1,
      all.trimEnd().length,
    )
  if (rest.startsWith("/")) return problem("After the / comes a whole number, such as 3.", end, end + 1)
  const power = Number(exponent ?? 0)
  if (Math.abs(power) > most)
    return problem(
      `The power of ten goes from -${most} to ${most} here.`,
      typed.search(/e/i),
      all.trimEnd().length,
    )
  const unit = rest ? unitOf(rest) : null
  if (unit === undefined) return unknownUnit(rest, end)
  const positive = new Fraction(
    BigInt(whole + part || "0"),
    BigInt(bottom ?? 1) * 10n ** BigInt(part.length),
  ).mul(power >= 0 ? new Fraction(10n ** BigInt(power)) : new Fraction(1n, 10n ** BigInt(-power)))
  const number = all.trim().replace(/[−–]/, "-")
  const isBehind = /[−–-]/.test(sign)
  // Noughts before a number would make it octal.
  const plain = `${whole.replace(/^0+(?=\d)/, "") || "0"}${part && `.${part}`}`
  const literal = `${isBehind ? "-" : ""}${plain}${power === 0 ? "" : `e${power}`}${bottom === undefined ? "" : ` / ${BigInt(bottom)}`}`
  return { kind: "distance", amount: isBehind ? positive.neg() : positive, number, literal, unit }
}
