/** Formats numbers and expressions. */
import type Fraction from "fraction.js"
import type { Expr } from "./read"

/** Formats a number in Scheme's notation: "10/3". */
export function numberText(value: Fraction): string {
  return value.toFraction()
}

/** Formats an expression, replacing every subexpression that has a value in `values`, except `inside` itself. */
export function print(expr: Expr, values: ReadonlyMap<Expr, Fraction>, inside: Expr | null = null): string {
  const value = expr === inside ? undefined : values.get(expr)
  if (value) return numberText(value)
  if (expr.kind === "number") return numberText(expr.value)
  if (expr.kind === "name") return expr.text
  return `(${expr.items.map(item => print(item, values)).join(" ")})`
}

/** Formats a fraction as a decimal, with "=" or "≈" in front; null for an integer or a tiny number. */
export function decimalText(value: Fraction): string | null {
  if (value.d === 1n) return null
  const places = 12n
  const scale = 10n ** places
  const scaled = (2n * value.n * scale + value.d) / (2n * value.d)
  if (scaled === 0n) return null
  const digits = String(scaled).padStart(Number(places) + 1, "0")
  const part = digits.slice(-Number(places)).replace(/0+$/, "")
  const exact = (value.n * scale) % value.d === 0n
  return `${exact ? "=" : "≈"} ${value.s < 0n ? "-" : ""}${digits.slice(0, -Number(places))}${part && `.${part}`}`
}
