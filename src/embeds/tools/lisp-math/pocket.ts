/** The same sum on a pocket calculator, which counts in binary fractions of 53 bits as all of its kind do. */
import type Fraction from "fraction.js"
import type { Expr } from "./read"

const keys: Readonly<Record<string, (numbers: number[]) => number>> = {
  "+": numbers => numbers.reduce((a, b) => a + b, 0),
  "*": numbers => numbers.reduce((a, b) => a * b, 1),
  "-": ([first = 0, ...rest]) => (rest.length === 0 ? -first : rest.reduce((a, b) => a - b, first)),
  "/": ([first = 1, ...rest]) => (rest.length === 0 ? 1 / first : rest.reduce((a, b) => a / b, first)),
  expt: ([base = 0, power = 1]) => base ** power,
}

/** What it makes of an expression; null for one that it has no key for. */
export function onPocket(expr: Expr): number | null {
  if (expr.kind === "number") return expr.value.valueOf()
  if (expr.kind === "name") return null
  const [head, ...rest] = expr.items
  const key = head?.kind === "name" ? keys[head.text] : undefined
  const numbers = rest.map(onPocket)
  return key && numbers.every(number => number !== null) ? key(numbers) : null
}

export type Mood = "well" | "ashamed" | "lost"

/** How it feels about its result when it hears the right one; lost where there is nothing that it can show. */
export function mood(shown: number | null, right: Fraction | null): Mood {
  if (shown === null || !right || !Number.isFinite(shown)) return "lost"
  const nearest = right.valueOf()
  return Number.isNaN(nearest) || nearest === shown ? "well" : "ashamed"
}

/** Its display. */
export function display(shown: number | null): string {
  return shown === null || !Number.isFinite(shown) ? "E" : String(shown)
}
