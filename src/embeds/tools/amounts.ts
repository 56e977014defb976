/** Units and amounts shared by the converters: parsing, formatting and error messages. */
import { closest, distance } from "fastest-levenshtein"
import Fraction from "fraction.js"
import { gapSigns, readSign } from "../../lib/text/decimal"

export type Unit = {
  /** The plural with hyphens, which is also the unit's name in the address. */
  id: string
  one: string
  note: string
}

/** An error message, for the characters from `from` up to `to`. */
export type Problem = { kind: "problem"; message: string; from: number; to: number }

/** A parsed amount: `number` as typed, and the unit after it; null for none. */
export type Amount<U extends Unit> = { number: string; unit: U | null }

/** The maximum number of characters parsed. */
export const maxLength = 120

export function problem(message: string, from: number, to: number): Problem {
  return { kind: "problem", message, from, to }
}

/** Returns " Did you mean miles?" if one of the names is within two edits of the word; otherwise "". */
function nearest(word: string, names: readonly string[]): string {
  const near = closest(word.toLowerCase(), names)
  return distance(word.toLowerCase(), near) <= 2 ? ` Did you mean ${near}?` : ""
}

/** Replaces invisible characters and the full stop of an abbreviation with spaces, which keeps the offsets. */
export function tidied(typed: string): string {
  return typed
    .replace(/[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, " ")
    .replace(/(\p{L})\.(\s*)$/u, "$1 $2")
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

/** A part of an amount in several units, "30 min" of "1 h 30 min", from one index up to another. */
type UnitPart = { number: string; unit: string; from: number; to: number }

/**
 * Splits an amount in several units ("1 h 30 min", "3 km, 500 m and 2 cm"). Null if there is only one part, or
 * anything else between them. The unit of the last part is "" if it is missing.
 */
export function unitParts(typed: string): UnitPart[] | null {
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

/** Returns the error for an unknown unit: incomplete if a unit's name begins with it, as during typing. */
export function noUnit(word: string, what: string, names: readonly string[]): string {
  const small = word.toLowerCase()
  const begun = names.filter(name => name.startsWith(small)).sort((a, b) => a.length - b.length)[0]
  return begun
    ? `“${word}” is no unit yet: ${begun} begins so.`
    : `There is no ${what} “${word}” here.${nearest(word, names)}`
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
