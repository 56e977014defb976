/** Parses a typed distance ("5", "1,5 km", "1/3 miles"), with positioned errors. */
import Fraction from "fraction.js"
import { minusSigns, readDecimal, readSign } from "../../../lib/text/decimal"
import {
  type Amount,
  noUnit,
  type Problem,
  powerProblem,
  problem,
  readMixed,
  readMixedAmount,
  readSum,
  readTyped,
} from "../amounts"
import { hasFiniteDecimals } from "./logic"
import { type Unit, unitOf, units } from "./units"

/**
 * A parsed distance. Feet and inches are an amount of inches, with `notation` as the visitor reads it. `literal` is the
 * number, or a quotient of two, in JavaScript.
 */
export type Distance = Amount<Unit> & {
  kind: "distance"
  amount: Fraction
  literal: string
  notation?: string
}

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
    notation: `${isBehind ? "−" : ""}${feet}′ ${(mixed?.number ?? inches).replace(",", ".")}″`,
  }
}

/** Returns a distance that wasn't typed as one number, as a fraction if its decimals don't end. */
function distanceOf(amount: Fraction, unit: Unit | null, number?: string): Distance {
  const fraction = amount.toFraction()
  const isShort = number === undefined && hasFiniteDecimals(amount)
  const text = isShort ? amount.toString() : fraction
  return { kind: "distance", amount, number: number ?? text, literal: text.replace("/", " / "), unit }
}

const timeUnits = /^(ms|s|secs?|seconds?|mins?|minutes?|h|hrs?|hours?|d|days?|weeks?|months?|y|years?)$/i

function unknownUnit(word: string, from: number): Problem {
  if (/^nm$/i.test(word)) {
    const how = `“${word}” is a nautical mile at sea and a nanometre in a laboratory. Write nmi, or 0.001 µm.`
    return problem(how, from, from + word.length)
  }
  if (timeUnits.test(word)) {
    const how = `“${word}” is a time, not a distance. It depends on the traffic. Times have a page of their own.`
    return problem(how, from, from + word.length)
  }
  const names = units.flatMap(({ id, singular }) => [id.replaceAll("-", " "), singular])
  return problem(noUnit(word, "unit", names), from, from + word.length)
}

/** Parses a distance that isn't a single number and a unit; null for anything else. */
function readSpecial(typed: string): Distance | Problem | null {
  const tall = inFeetAndInches(typed)
  if (tall) return tall
  const mixed = readMixedAmount(typed, unitOf)
  if (mixed) return distanceOf(mixed.amount, mixed.unit, mixed.number)
  const sizeOf = ({ mm }: Unit) => new Fraction(mm)
  const sum = readSum(typed, { unitOf, sizeOf, unknownUnit, example: "3 km 500 m" })
  return sum && "unit" in sum ? distanceOf(sum.amount, sum.unit) : sum
}

/** Parses a distance; null for an empty text. */
export function readDistance(given: string): Distance | Problem | null {
  return readTyped(given, typed => readSpecial(typed) ?? readSingle(typed))
}

/** Parses a single number, with or without a unit. */
function readSingle(typed: string): Distance | Problem {
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
  const tooLarge = powerProblem(power, typed.search(/e/i), all.trimEnd().length)
  if (tooLarge) return tooLarge
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
