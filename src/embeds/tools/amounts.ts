/** Units and amounts shared by the converters: parsing, formatting and error messages. */
import { closest, distance } from "fastest-levenshtein"
import Fraction from "fraction.js"
import { isBlank } from "../../lib/text/blank"
import { gapSigns, readDecimal, readSign } from "../../lib/text/decimal"

export type NamedUnit = {
  /** The plural with hyphens, which is also the unit's name in the address. */
  id: string
  /** The singular, with spaces. */
  singular: string
  note: string
}

/** An error message, for the characters from `from` up to `to`. */
export type Problem = { kind: "problem"; message: string; from: number; to: number }

/** A parsed amount: `number` as typed, and the unit after it; null for none. */
export type Amount<U extends NamedUnit> = { number: string; unit: U | null }

/** The maximum number of characters parsed. */
export const maxLength = 120

/** The maximum of the power of ten in scientific notation, in either direction. */
const maxPower = 40

export function problem(message: string, from: number, to: number): Problem {
  return { kind: "problem", message, from, to }
}

/** Returns " Did you mean miles?" if one of the names is within two edits of the word; otherwise "". */
function nearest(word: string, names: readonly string[]): string {
  const near = closest(word.toLowerCase(), names)
  return distance(word.toLowerCase(), near) <= 2 ? ` Did you mean ${near}?` : ""
}

/** Replaces invisible characters and the full stop of an abbreviation with spaces, which keeps the offsets. */
function tidied(typed: string): string {
  return typed
    .replace(/[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, " ")
    .replace(/(\p{L})\.(\s*)$/u, "$1 $2")
}

/** Parses a text by `read`, tidied. Null for an empty text, and an error for one that is too long. */
export function readTyped<T>(given: string, read: (typed: string) => T): T | Problem | null {
  if (isBlank(given)) return null
  if (given.length > maxLength)
    return problem(`That is longer than ${maxLength} characters.`, maxLength, given.length)
  return read(tidied(given))
}

/** Spells out single-character fractions ("½") in digits, with a space in front. */
const spelledOut = (text: string) =>
  text.replace(/[\u00bc-\u00be\u2150-\u215e]/g, sign => ` ${sign.normalize("NFKC").replace("\u2044", "/")}`)

const mixed = new RegExp(
  String.raw`^\s*(?:(\d{1,3}(?:[${gapSigns}]\d{3})+|\d+)\s+)?(\d{1,2})\s*/\s*(\d+)(?![\d/])\s*([^]*)$`,
)

/**
 * Parses a mixed number or a single-character fraction ("1 1/2 miles", "−2½", "½"), and the text after it. Null for
 * other numbers: a numerator of three digits is a group of thousands, "1 000/3".
 */
export function readMixed(typed: string): { amount: Fraction; number: string; rest: string } | null {
  const { isNegative, rest: unsigned } = readSign(typed.trim())
  const plain = spelledOut(unsigned)
  const [, whole, over = "", under = "", rest = ""] = mixed.exec(plain) ?? []
  if (over === "" || (whole === undefined && plain === unsigned) || BigInt(under) === 0n) return null
  const part = new Fraction(BigInt(over), BigInt(under))
  const size = part.add(new Fraction(BigInt((whole ?? "0").replace(/\D/g, ""))))
  const number = `${isNegative ? "-" : ""}${whole === undefined ? "" : `${whole} `}${over}/${under}`
  return { amount: isNegative ? size.neg() : size, number, rest: rest.trim() }
}

/** Parses a mixed number and the unit after it, if any ("1 1/2 miles", "1½"); null for anything else. */
export function readMixedAmount<U extends NamedUnit>(
  typed: string,
  unitOf: (name: string) => U | undefined,
): (Amount<U> & { amount: Fraction }) | null {
  const mixed = readMixed(typed)
  const unit = mixed?.rest ? unitOf(mixed.rest) : null
  return mixed && unit !== undefined ? { amount: mixed.amount, number: mixed.number, unit } : null
}

/** A part of an amount in several units, "30 min" of "1 h 30 min", from one index up to another. */
type UnitPart = { number: string; unit: string; from: number; to: number }

/**
 * Splits an amount in several units ("1 h 30 min", "3 km, 500 m and 2 cm"). Null if there is only one part, or
 * anything else between them. The unit of the last part is "" if it is missing.
 */
function unitParts(typed: string): UnitPart[] | null {
  const part = /(\d+(?:[.,]\d+)?)[^\S\n]*(\p{L}*)\.?(?:\s*,\s*(?:and\s+)?|\s+(?:and\s+)?|(?=\d)|$)/uy
  part.lastIndex = /^\s*/.exec(typed)?.[0].length ?? 0
  const parts: UnitPart[] = []
  while (part.lastIndex < typed.length) {
    const from = part.lastIndex
    const [all, number = "", unit = ""] = part.exec(typed) ?? []
    if (all === undefined || (unit === "" && part.lastIndex < typed.length)) return null
    parts.push({ number, unit, from, to: from + all.trimEnd().length })
  }
  return parts.length > 1 ? parts : null
}

type SumOptions<U extends NamedUnit> = {
  unitOf: (name: string) => U | undefined
  /** Returns the unit of a part after the first, if that makes an ambiguous name clear. */
  laterUnitOf?: (name: string) => U | undefined
  /** Returns the size of a unit, in any measure that all of them share. */
  sizeOf: (unit: U) => Fraction
  unknownUnit: (word: string, from: number) => Problem
  /** A valid amount, for the error about the order of units. */
  example: string
}

/**
 * Parses an amount in several units, "1 h 30 min", as one of the smallest of them. Null for anything else, and an error
 * if the first part is valid and a later one isn't.
 */
export function readSum<U extends NamedUnit>(
  typed: string,
  { unitOf, laterUnitOf = unitOf, sizeOf, unknownUnit, example }: SumOptions<U>,
): { amount: Fraction; unit: U } | Problem | null {
  const { isNegative, rest } = readSign(typed.trimStart())
  const start = typed.length - rest.length
  const parts = unitParts(rest)
  const [first] = parts ?? []
  if (!parts || !first || !unitOf(first.unit)) return null
  let sum = new Fraction(0)
  let smallest: U | undefined
  for (const { number, unit: name, from, to } of parts) {
    const unit = smallest ? laterUnitOf(name) : unitOf(name)
    const [begin, end] = [start + from, start + to]
    if (name === "") return problem(`${number} of what? Write a unit behind it.`, begin, end)
    if (!unit) return unknownUnit(name, end - name.length)
    if (smallest && sizeOf(unit).gte(sizeOf(smallest)))
      return problem(`The larger unit comes first: ${example}.`, begin, begin + number.length)
    const decimal = readDecimal(number)
    if (decimal.kind !== "number") return problem(decimal.what, begin, begin + number.length)
    sum = sum.add(new Fraction(decimal.number).mul(sizeOf(unit)))
    smallest = unit
  }
  if (!smallest) return null
  const total = sum.div(sizeOf(smallest))
  return { amount: isNegative ? total.neg() : total, unit: smallest }
}

/** Returns the error for an unknown unit: incomplete if a unit's name begins with it, as during typing. */
export function noUnit(word: string, what: string, names: readonly string[]): string {
  const small = word.toLowerCase()
  const completion = names.filter(name => name.startsWith(small)).sort((a, b) => a.length - b.length)[0]
  return completion
    ? `“${word}” is no unit yet: ${completion} begins so.`
    : `There is no ${what} “${word}” here.${nearest(word, names)}`
}

/** Returns the error for a power of ten that is too large or too small; null for one that isn't. */
export function powerProblem(power: number, from: number, to: number): Problem | null {
  if (Math.abs(power) <= maxPower) return null
  return problem(`The power of ten goes from -${maxPower} to ${maxPower} here.`, from, to)
}

/** Groups digits by threes with no-break spaces, with a true minus sign; in a fraction both numbers. */
export function grouped(amount: string): string {
  return amount
    .split("/")
    .map(side =>
      side.replace(/^-?\d+/, whole => whole.replace(/\B(?=(\d{3})+$)/g, "\u00a0")).replace("-", "−"),
    )
    .join(" / ")
}
