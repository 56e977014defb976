/** Parses a typed distance ("5", "1,5 km", "1/3 miles"), with positioned errors. */

import Fraction from "fraction.js"
import { isBlank } from "../../../lib/text/blank"
import { minusSigns, readDecimal, readSign } from "../../../lib/text/decimal"
import {
  type Amount,
  maxLength,
  noUnit,
  type Problem,
  problem,
  readMixed,
  tidied,
  unitParts,
} from "../amounts"
import { type Unit, unitOf, units } from "./units"

/**
 * A parsed distance. Feet and inches are an amount of inches, with `written` as their notation. `literal` is the
 * number, or a quotient of two, in JavaScript.
 */
export type Distance = Amount<Unit> & {
  kind: "distance"
  amount: Fraction
  literal: string
  written?: string
}

const most = 40
// A number may have spaces between its digits, as when copied from a Finnish page.
const digits = String.raw`\d(?:[\d\s\u00a0\u202f_]|['’](?=\d{3}(?!\d)))*`
const form = new RegExp(
  String.raw`^\s*([+${minusSigns}]?)\s*((?:${digits})?(?:[.,]${digits})*[.,]?)(?:e([+-]?\d+))?(?:\s*\/\s*(\d+))?\s*`,
  "i",
)

/**
 * A person's height, as 6'2" or 6 ft 2½ in; the inches may lack their sign. Three digits after an apostrophe are
 * thousands instead: 1'000.
 */
const feetAndInches =
  /^\s*(\d+)\s*(?:'|′|’|ft|feet|foot)[\s,]*(\d{1,2}(?:[.,]\d+)?|[\d\s/\u00bc-\u00be\u2150-\u215e]*[/\u00bc-\u00be\u2150-\u215e]\d*)\s*(?:"|″|”|''|′′|in|inch|inches)?\s*$/i

function inFeetAndInches(typed: string): Distance | null {
  const { isNegative: isBehind, rest: unsigned } = readSign(typed.trim())
  const [, feet = "", inches = ""] = feetAndInches.exec(unsigned) ?? []
  if (feet === "") return null
  const isPlain = /^[\d.,]+$/.test(inches)
  // readMixed returns null for a bare "3/4", but not for "0 3/4".
  const mixed = isPlain ? null : (readMixed(inches) ?? readMixed(`0 ${inches}`))
  if (!isPlain && mixed?.rest !== "") return null
  const more = mixed ? mixed.amount : new Fraction(inches.replace(",", "."))
  const all = new Fraction(12n * BigInt(feet)).add(more)
  const amount = isBehind ? all.neg() : all
  return {
    kind: "distance",
    amount,
    number: amount.toString(),
    literal: amount.toString(),
    unit: unitOf("inches") ?? null,
    written: `${isBehind ? "−" : ""}${feet}′ ${(mixed?.number ?? inches).replace(",", ".")}″`,
  }
}

/** Parses an amount in several units, "3 km 500 m", as one of the smallest of them; null for anything else. */
function readParts(typed: string): Distance | Problem | null {
  const { isNegative, rest } = readSign(typed.trimStart())
  const start = typed.length - rest.length
  const parts = unitParts(rest)
  const [first] = parts ?? []
  if (!parts || !first || !unitOf(first.unit)) return null
  let sum = new Fraction(0)
  let smallest: Unit | undefined
  for (const { number, unit: name, from, to } of parts) {
    const [begin, end] = [start + from, start + to]
    const unit = unitOf(name)
    if (name === "") return problem(`${number} of what? Write a unit behind it.`, begin, end)
    if (!unit) return unknownUnit(name, end - name.length)
    const length = new Fraction(unit.mm)
    if (smallest && length.gte(new Fraction(smallest.mm)))
      return problem("The larger unit comes first: 3 km 500 m.", begin, begin + number.length)
    const decimal = readDecimal(number)
    if (decimal.kind !== "number") return problem(decimal.what, begin, begin + number.length)
    sum = sum.add(new Fraction(decimal.number).mul(length))
    smallest = unit
  }
  if (!smallest) return null
  const total = sum.div(new Fraction(smallest.mm))
  return written(isNegative ? total.neg() : total, smallest)
}

/** Returns a distance that wasn't typed as one number, as a fraction if its decimals don't end. */
function written(amount: Fraction, unit: Unit | null, number?: string): Distance {
  const ends = 10n ** BigInt(amount.d.toString(2).length) % amount.d === 0n
  const fraction = amount.toFraction()
  const isShort = number === undefined && ends
  const text = isShort ? amount.toString() : fraction
  return { kind: "distance", amount, number: number ?? text, literal: text.replace("/", " / "), unit }
}

/** Parses "1 1/2 miles" and "1½"; null for anything else. */
function readWithFraction(typed: string): Distance | null {
  const mixed = readMixed(typed)
  const unit = mixed?.rest ? unitOf(mixed.rest) : null
  return mixed && unit !== undefined ? written(mixed.amount, unit, mixed.number) : null
}

const spans = /^(ms|s|secs?|seconds?|mins?|minutes?|h|hrs?|hours?|d|days?|weeks?|months?|y|years?)$/i

function unknownUnit(word: string, from: number): Problem {
  if (/^nm$/i.test(word)) {
    const how = `“${word}” is a nautical mile at sea and a nanometre in a laboratory. Write nmi, or 0.001 µm.`
    return problem(how, from, from + word.length)
  }
  if (spans.test(word)) {
    const how = `“${word}” is a span of time, and how far one gets in it depends. Spans have a page of their own.`
    return problem(how, from, from + word.length)
  }
  const names = units.flatMap(({ id, one }) => [id.replaceAll("-", " "), one])
  return problem(noUnit(word, "unit", names), from, from + word.length)
}

/** Parses a distance; null for an empty text. */
export function readDistance(given: string): Distance | Problem | null {
  if (isBlank(given)) return null
  if (given.length > maxLength)
    return problem(`That is longer than ${maxLength} characters.`, maxLength, given.length)
  const typed = tidied(given)
  const other = inFeetAndInches(typed) ?? readWithFraction(typed) ?? readParts(typed)
  if (other) return other
  const match = form.exec(typed)
  const [all = "", sign = "", spaced = "", exponent, bottom] = match ?? []
  const start = typed.length - readSign(typed.trimStart()).rest.length
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
  if (rest === "Mm")
    return problem("“Mm” is a megametre, a thousand kilometres. Write mm, or km.", end, end + rest.length)
  const unit = rest ? unitOf(rest) : null
  if (unit === undefined) return unknownUnit(rest, end)
  const positive = new Fraction(
    BigInt(whole + part || "0"),
    BigInt(bottom ?? 1) * 10n ** BigInt(part.length),
  ).mul(power >= 0 ? new Fraction(10n ** BigInt(power)) : new Fraction(1n, 10n ** BigInt(-power)))
  const isBehind = readSign(sign).isNegative
  const number = `${isBehind ? "-" : ""}${all.trim().slice(sign.length).trim()}`
  // Leading zeros would make the literal octal.
  const plain = `${whole.replace(/^0+(?=\d)/, "") || "0"}${part && `.${part}`}`
  const literal = `${isBehind ? "-" : ""}${plain}${power === 0 ? "" : `e${power}`}${bottom === undefined ? "" : ` / ${BigInt(bottom)}`}`
  return { kind: "distance", amount: isBehind ? positive.neg() : positive, number, literal, unit }
}
