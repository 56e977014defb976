/** Converts distances as exact fractions, and distinguishes exact, rounded and approximate results. */
import Fraction from "fraction.js"
import { pluralOf, type Unit } from "./units"

/** The number of significant digits of a rounded result. */
const maxDigits = 12

/** Returns the length of `from` in units of `to`. */
export function ratio(from: Unit, to: Unit): Fraction {
  return from === to ? new Fraction(1) : new Fraction(from.mm).div(new Fraction(to.mm))
}

/** Returns the number of known significant digits of a conversion; null if it is exact. */
export function knownDigits(from: Unit, to: Unit): number | null {
  if (from === to) return null
  const digits = [from, to].flatMap(({ significantDigits }) => significantDigits ?? [])
  return digits.length > 0 ? Math.min(...digits) : null
}

/** Returns whether a number has a finite decimal expansion: its denominator has no prime factors but 2 and 5. */
export function hasFiniteDecimals({ d }: Fraction): boolean {
  return 10n ** BigInt(d.toString(2).length) % d === 0n
}

/** Formats a number with a finite decimal expansion, without an exponent. */
function plain({ s, n, d }: Fraction): string {
  const places = d.toString(2).length
  const digits = String((n * 10n ** BigInt(places)) / d).padStart(places + 1, "0")
  const part = digits.slice(-places).replace(/0+$/, "")
  return `${s < 0n && n > 0n ? "-" : ""}${digits.slice(0, -places)}${part && `.${part}`}`
}

/** Rounds a number to `places` significant digits, halves away from zero. */
export function significant(value: Fraction, places: number): Fraction {
  if (value.n === 0n) return value
  const guess = String(value.n).length - String(value.d).length
  const power = (p: number) => (p >= 0 ? new Fraction(10n ** BigInt(p)) : new Fraction(1n, 10n ** BigInt(-p)))
  const first = value.abs().lt(power(guess)) ? guess - 1 : guess
  return value.roundTo(power(first - places + 1))
}

export type Converted = {
  /** The result in decimals, exact or rounded. */
  text: string
  /** The exact result as a fraction in lowest terms, if decimals can't express it; otherwise null. */
  fraction: string | null
  /** `rounded` if only the decimals are inexact; `about` if the units themselves are. */
  kind: "exact" | "rounded" | "about"
}

/** Converts an amount. An approximate result is rounded to its known digits. */
export function convert(amount: Fraction, from: Unit, to: Unit): Converted {
  const value = amount.mul(ratio(from, to))
  const digits = knownDigits(from, to)
  if (digits !== null)
    return { text: plain(significant(value, Math.min(digits, maxDigits))), fraction: null, kind: "about" }
  if (hasFiniteDecimals(value)) return { text: plain(value), fraction: null, kind: "exact" }
  return { text: plain(significant(value, maxDigits)), fraction: value.toFraction(), kind: "rounded" }
}

/** Formats an amount: "1 mile", "2.5 nautical miles". */
export function inWords(number: string, unit: Unit): string {
  return `${number} ${number === "1" || number === "−1" ? unit.singular : pluralOf(unit)}`
}

const camel = (id: string) => id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/** Returns the name of the function: "nauticalMilesToMetres". */
export function nameOf(from: Unit, to: Unit): string {
  const end = camel(to.id)
  return `${camel(from.id)}To${end.charAt(0).toUpperCase()}${end.slice(1)}`
}

/** Returns the source of a JavaScript function from number to number, as exact as floating point allows. */
export function codeFor(from: Unit, to: Unit): string {
  const { n, d } = ratio(from, to)
  const safe = n <= BigInt(Number.MAX_SAFE_INTEGER) && d <= BigInt(Number.MAX_SAFE_INTEGER)
  const times = safe ? String(n) : String(new Fraction(n, d).valueOf())
  const sum = safe && d !== 1n ? `(distance * ${times}) / ${d}` : `distance * ${times}`
  const digits = knownDigits(from, to)
  const truth =
    digits === null
      ? "The definitions are exact; floating point is nearly."
      : `Right to about ${digits} digits.`
  return `// ${truth}\nconst ${nameOf(from, to)} = distance => ${sum}\n`
}
