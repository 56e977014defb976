/** Converts distances exactly, and tells a result that is exact from one that is about right. */
import Fraction from "fraction.js"
import { pluralOf, type Unit } from "./units"

/** Digits of a result that is shown as a decimal without being one. */
const shown = 12

/** How many of `to` there are in one of `from`. */
export function ratio(from: Unit, to: Unit): Fraction {
  return from === to ? new Fraction(1) : new Fraction(from.mm).div(new Fraction(to.mm))
}

/** How many significant digits of a conversion are known; null where it is exact. */
export function known(from: Unit, to: Unit): number | null {
  if (from === to) return null
  if (from.known === null) return to.known
  return to.known === null ? from.known : Math.min(from.known, to.known)
}

/** Whether a number has an end when it is written in decimals: its denominator has no primes but 2 and 5. */
function ends({ d }: Fraction): boolean {
  return 10n ** BigInt(d.toString(2).length) % d === 0n
}

/** A number that ends, in plain decimals. */
function plain({ s, n, d }: Fraction): string {
  const places = d.toString(2).length
  const digits = String((n * 10n ** BigInt(places)) / d).padStart(places + 1, "0")
  const part = digits.slice(-places).replace(/0+$/, "")
  return `${s < 0n && n > 0n ? "-" : ""}${digits.slice(0, -places)}${part && `.${part}`}`
}

/** A number rounded, halves away from zero, to `places` significant digits. */
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
  /** The exact result as a fraction in lowest terms, where decimals can't say it. */
  fraction: string | null
  /** `rounded` is exact until decimals come in; `about` is not exact to begin with. */
  kind: "exact" | "rounded" | "about"
}

/** An amount of one unit in another. What is not known exactly is rounded to as many digits as are known. */
export function convert(amount: Fraction, from: Unit, to: Unit): Converted {
  const value = amount.mul(ratio(from, to))
  const digits = known(from, to)
  if (digits !== null)
    return { text: plain(significant(value, Math.min(digits, shown))), fraction: null, kind: "about" }
  if (ends(value)) return { text: plain(value), fraction: null, kind: "exact" }
  return { text: plain(significant(value, shown)), fraction: value.toFraction(), kind: "rounded" }
}

/** "1 mile", "2.5 nautical miles". */
export function inWords(number: string, unit: Unit): string {
  return `${number} ${number === "1" || number === "−1" ? unit.one : pluralOf(unit)}`
}

const camel = (id: string) => id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/** The name of the function: "nauticalMilesToMetres". */
export function nameOf(from: Unit, to: Unit): string {
  const end = camel(to.id)
  return `${camel(from.id)}To${end.charAt(0).toUpperCase()}${end.slice(1)}`
}

/** A JavaScript function from a number to a number, as exact as floating point is. */
export function codeFor(from: Unit, to: Unit): string {
  const { n, d } = ratio(from, to)
  const safe = n <= BigInt(Number.MAX_SAFE_INTEGER) && d <= BigInt(Number.MAX_SAFE_INTEGER)
  const times = safe ? String(n) : String(new Fraction(n, d).valueOf())
  const sum = safe && d !== 1n ? `(distance * ${times}) / ${d}` : `distance * ${times}`
  const digits = known(from, to)
  const truth =
    digits === null
      ? "The definitions are exact; floating point is nearly."
      : `Right to about ${digits} digits.`
  return `// ${truth}\nconst ${nameOf(from, to)} = distance => ${sum}\n`
}
