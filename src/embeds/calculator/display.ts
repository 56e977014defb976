/** Formats numbers for the display, and as text for further calculation. */
import type Fraction from "fraction.js"
import { magnitude, significant, type Value } from "./evaluate"

/** The significant digits on the display. */
export const digits = 12
const maxDecimalLength = 60

/** Returns whether a number has a finite decimal expansion. */
export function hasFiniteDecimals({ d }: Fraction): boolean {
  return 10n ** BigInt(d.toString(2).length) % d === 0n
}

/** Formats a number with a finite expansion in plain decimals, with a point and an ASCII minus. */
export function toPlainDecimals({ s, n, d }: Fraction): string {
  const places = d.toString(2).length
  const all = String((n * 10n ** BigInt(places)) / d).padStart(places + 1, "0")
  const part = all.slice(-places).replace(/0+$/, "")
  return `${s < 0n && n > 0n ? "-" : ""}${all.slice(0, -places)}${part && `.${part}`}`
}

/**
 * Formats a value in twelve significant digits, with an exponent if needed; `about` is true if that is not exact.
 */
export function formatValue({ value, exact }: Value): { text: string; about: boolean } {
  const rounded = significant(value, digits)
  const about = !exact || !rounded.equals(value)
  const power = magnitude(rounded)
  if (power < digits && power > -5) return { text: toPlainDecimals(rounded).replace("-", "−"), about }
  const scaled = power >= 0 ? rounded.div(10n ** BigInt(power)) : rounded.mul(10n ** BigInt(-power))
  return { text: `${toPlainDecimals(scaled)}e${power}`.replaceAll("-", "−"), about }
}

/** Formats a value so that it evaluates to the same value again; an inexact one returns its `sum` in brackets. */
export function toInput({ value, exact }: Value, sum: string): string {
  if (!exact) return `(${sum})`
  const negative = value.s < 0n && value.n > 0n
  if (value.d === 1n || (hasFiniteDecimals(value) && toPlainDecimals(value).length <= maxDecimalLength)) {
    const text = toPlainDecimals(value).replace("-", "−")
    return negative ? `(${text})` : text
  }
  return `(${negative ? "−" : ""}${value.n}÷${value.d})`
}
