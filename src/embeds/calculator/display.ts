/** How numbers look on the display, and how they are written to be counted on with. */
import type Fraction from "fraction.js"
import { magnitude, significant, type Value } from "./evaluate"

/** Digits on the display. */
export const digits = 12
const maxDecimalLength = 60

/** Whether a number has an end in decimals. */
export function ends({ d }: Fraction): boolean {
  return 10n ** BigInt(d.toString(2).length) % d === 0n
}

/** A number that ends, in plain decimals with a point and an ordinary minus. */
export function plain({ s, n, d }: Fraction): string {
  const places = d.toString(2).length
  const all = String((n * 10n ** BigInt(places)) / d).padStart(places + 1, "0")
  const part = all.slice(-places).replace(/0+$/, "")
  return `${s < 0n && n > 0n ? "-" : ""}${all.slice(0, -places)}${part && `.${part}`}`
}

/** A value in twelve digits, with an e where those don't reach; `about` where that is not the whole truth. */
export function shown({ value, exact }: Value): { text: string; about: boolean } {
  const rounded = significant(value, digits)
  const about = !exact || !rounded.equals(value)
  const power = magnitude(rounded)
  if (power < digits && power > -5) return { text: plain(rounded).replace("-", "−"), about }
  const scaled = power >= 0 ? rounded.div(10n ** BigInt(power)) : rounded.mul(10n ** BigInt(-power))
  return { text: `${plain(scaled)}e${power}`.replaceAll("-", "−"), about }
}

/** A value as a text that gives the same value again when it is counted on with; `sum` is where it came from. */
export function again({ value, exact }: Value, sum: string): string {
  if (!exact) return `(${sum})`
  const negative = value.s < 0n && value.n > 0n
  if (value.d === 1n || (ends(value) && plain(value).length <= maxDecimalLength)) {
    const text = plain(value).replace("-", "−")
    return negative ? `(${text})` : text
  }
  return `(${negative ? "−" : ""}${value.n}÷${value.d})`
}
