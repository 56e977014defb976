/** The same calculation on a pocket calculator, in double-precision floating point. */
import type Fraction from "fraction.js"
import type { Expr } from "./read"

const keys: Readonly<Record<string, (numbers: number[]) => number>> = {
  "+": numbers => numbers.reduce((a, b) => a + b, 0),
  "*": numbers => numbers.reduce((a, b) => a * b, 1),
  "-": ([first = 0, ...rest]) => (rest.length === 0 ? -first : rest.reduce((a, b) => a - b, first)),
  "/": ([first = 1, ...rest]) => (rest.length === 0 ? 1 / first : rest.reduce((a, b) => a / b, first)),
  expt: ([base = 0, power = 1]) => base ** power,
}

/** Evaluates an expression in floating point; null if the calculator has no key for it. */
export function evaluateFloat(expr: Expr): number | null {
  if (expr.kind === "number") return expr.value.valueOf()
  if (expr.kind === "name") return null
  const [head, ...rest] = expr.items
  const key = head?.kind === "name" ? keys[head.text] : undefined
  const numbers = rest.map(evaluateFloat)
  return key && numbers.every(number => number !== null) ? key(numbers) : null
}

export type Mood = "well" | "ashamed" | "lost"

/**
 * Returns the calculator's mood: "well" if it shows the double nearest to the exact result, "lost" if it can show
 * none.
 */
export function mood(shown: number | null, right: Fraction | null): Mood {
  if (shown === null || !right || !Number.isFinite(shown)) return "lost"
  const nearest = right.valueOf()
  return Number.isNaN(nearest) || nearest === shown ? "well" : "ashamed"
}

/** Returns the display's text; "E" for no finite number. */
export function display(shown: number | null): string {
  return shown === null || !Number.isFinite(shown) ? "E" : String(shown)
}
