/** What the converters have in common: units, amounts of them as they are written, and what is wrong with those. */
import { closest, distance } from "fastest-levenshtein"
import Fraction from "fraction.js"
import { gapSigns, readSign } from "../../lib/text/decimal"

export type Unit = {
  /** Its plural, which is also its name in the address. */
  id: string
  one: string
  note: string
}

/** What is wrong, in a sentence, with the characters from `from` up to `to`. */
export type Problem = { kind: "problem"; message: string; from: number; to: number }

/** What every reading has: `number` is the amount as it was written, and `unit` the unit behind it, if there was one. */
export type Amount<U extends Unit> = { number: string; unit: U | null }

/** How many characters are read at most. */
export const maxLength = 120

export function problem(message: string, from: number, to: number): Problem {
  return { kind: "problem", message, from, to }
}

/** " Did you mean miles?" where one of the names is nearly the word, and nothing where none is. */
function nearest(word: string, names: readonly string[]): string {
  const near = closest(word.toLowerCase(), names)
  return distance(word.toLowerCase(), near) <= 2 ? ` Did you mean ${near}?` : ""
}

/** What somebody typed, without what nobody can see and the point of an abbreviation; each character keeps its place. */
export function tidied(typed: string): string {
  return typed
    .replace(/[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, " ")
    .replace(/(\p{L})\.(\s*)$/u, "$1 $2")
}

/** Fractions of one character ("½") in digits, with a space before them. */
const spelledOut = (text: string) =>
  text.replace(/[\u00bc-\u00be\u2150-\u215e]/g, sign => ` ${sign.normalize("NFKC").replace("\u2044", "/")}`)

const mixed = new RegExp(
  String.raw`^\s*(?:(\d{1,3}(?:[${gapSigns}]\d{3})+|\d+)\s+)?(\d{1,2})\s*/\s*(\d+)(?![\d/])\s*([^]*)$`,
)

/**
 * A whole number with a fraction behind it ("1 1/2 miles", "−2½", "½"), and the text after it. Null for other numbers: a
 * numerator of three digits is taken for thousands, "1 000/3".
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
 * The parts of an amount in several units ("1 h 30 min", "3 km, 500 m and 2 cm"). Null where there is one part, or where
 * something else is among them. The unit of the last part may be missing: it is "".
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

/** That a word is no unit, or none yet where the name of one begins with it, as every name does while it is typed. */
export function noUnit(word: string, what: string, names: readonly string[]): string {
  const small = word.toLowerCase()
  const begun = names.filter(name => name.startsWith(small)).sort((a, b) => a.length - b.length)[0]
  return begun
    ? `“${word}” is no unit yet: ${begun} begins so.`
    : `There is no ${what} “${word}” here.${nearest(word, names)}`
}

/** Digits in threes, with no-break spaces, and a real minus; those of a fraction on both sides of the stroke. */
export function grouped(amount: string): string {
  return amount
    .split("/")
    .map(side =>
      side.replace(/^-?\d+/, whole => whole.replace(/\B(?=(\d{3})+$)/g, "\u00a0")).replace("-", "−"),
    )
    .join(" / ")
}
