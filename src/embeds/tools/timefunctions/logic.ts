/** Converts amounts of time exactly, in integers. */
import type { Unit } from "./units"

function gcd(a: bigint, b: bigint): bigint {
  let [x, y] = a < 0n ? [-a, b] : [a, b]
  while (y) [x, y] = [y, x % y]
  return x
}

/** Returns the length of `from` in units of `to`, in lowest terms. */
export function ratio(from: Unit, to: Unit): { over: bigint; under: bigint } {
  const common = gcd(from.ms, to.ms)
  return { over: from.ms / common, under: to.ms / common }
}

/** Parses an amount ("-1.5", "1/3") to a fraction in lowest terms, with a positive denominator `under`. */
export function fractionOf(amount: string): { over: bigint; under: bigint } {
  const [top = "", bottom = "1"] = amount.split("/")
  const [whole, part = ""] = top.split(".")
  const over = BigInt(whole + part)
  const under = BigInt(bottom) * 10n ** BigInt(part.length)
  const common = gcd(over, under)
  return { over: over / common, under: under / common }
}

/**
 * Converts an amount exactly: to a decimal if it has a finite expansion, and otherwise to a fraction in lowest
 * terms. `amount` is in the format of `readAmount`.
 */
export function convert(amount: string, from: Unit, to: Unit): string {
  const each = ratio(from, to)
  const given = fractionOf(amount)
  let over = given.over * each.over
  let under = given.under * each.under
  const common = gcd(over, under)
  over /= common
  under /= common
  const sign = over < 0n ? "-" : ""
  if (over < 0n) over = -over
  // A denominator whose prime factors are 2 and 5 divides this power of ten.
  const places = under.toString(2).length
  if (10n ** BigInt(places) % under) return `${sign}${over}/${under}`
  const digits = String((over * 10n ** BigInt(places)) / under).padStart(places + 1, "0")
  const part = digits.slice(-places).replace(/0+$/, "")
  return `${sign}${digits.slice(0, -places)}${part && `.${part}`}`
}

/** Rounds an exact amount to `places` significant digits, halves up, without an exponent. */
export function rounded(amount: string, places: number): string {
  const { over, under } = fractionOf(amount)
  const size = over < 0n ? -over : over
  if (size === 0n) return "0"
  // The power of ten of the first digit: estimated from the lengths, and corrected by one.
  let power = String(size).length - String(under).length
  const at = (p: number) => (p >= 0 ? size >= under * 10n ** BigInt(p) : size * 10n ** BigInt(-p) >= under)
  if (!at(power)) power--
  const shift = places - 1 - power
  const top = shift >= 0 ? size * 10n ** BigInt(shift) : size
  const bottom = shift >= 0 ? under : under * 10n ** BigInt(-shift)
  const whole = (2n * top + bottom) / (2n * bottom)
  const sign = over < 0n ? "-" : ""
  if (shift <= 0) return `${sign}${whole * 10n ** BigInt(-shift)}`
  const digits = String(whole).padStart(shift + 1, "0")
  const part = digits.slice(-shift).replace(/0+$/, "")
  return `${sign}${digits.slice(0, -shift)}${part && `.${part}`}`
}
