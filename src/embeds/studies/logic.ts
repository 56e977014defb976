/** The share of courses with free coffee by any definition, and the definition with a significant result. */
import type { Course } from "../../lib/lists/transcript"
import type { Drink, Kind } from "./schema"

/** The kinds that may count as coffee besides a pot, in the order of their bits. */
export const rules: readonly { kind: Kind | "extra"; label: string }[] = [
  { kind: "tea", label: "Tea is a light roast" },
  { kind: "cheap", label: "A coin is nearly free" },
  { kind: "smell", label: "Smelling it counts" },
  { kind: "promised", label: "A promise counts" },
  { kind: "own", label: "His own, already paid" },
  { kind: "dreamt", label: "A dream counts" },
  { kind: "extra", label: "Coffee with no course" },
]

/** The number of definitions: all sets of rules. */
export const definitions = 2 ** rules.length

/** Returns whether a kind of drink counts as free coffee by a definition, a bitmask of the rules. */
export function counts(kind: Kind | "extra", definition: number): boolean {
  if (kind === "pot") return true
  const bit = rules.findIndex(rule => rule.kind === kind)
  return ((definition >> bit) & 1) === 1
}

/** A course with its drink. */
export type Sitting = Course & Omit<Drink, "code">

/** Returns the courses of a transcript that have a drink, in order. */
export function sittings(courses: readonly Course[], drinks: readonly Drink[]): Sitting[] {
  return courses.flatMap(course => {
    const drink = drinks.find(({ code }) => code === course.code)
    return drink ? [{ ...course, kind: drink.kind, note: drink.note }] : []
  })
}

/** Returns the percentage of courses with free coffee: above 100 if there was also coffee without a course. */
export function percentage(all: readonly Sitting[], definition: number): number {
  const had = all.filter(({ kind }) => counts(kind, definition)).length
  return ((had + (counts("extra", definition) ? 1 : 0)) / all.length) * 100
}

/** Returns Pearson's correlation of two columns, -1 to 1; null if either is constant. */
export function correlation(x: readonly number[], y: readonly number[]): number | null {
  const mean = (of: readonly number[]) => of.reduce((sum, each) => sum + each, 0) / of.length
  const [mx, my] = [mean(x), mean(y)]
  let [xy, xx, yy] = [0, 0, 0]
  for (const [i, each] of x.entries()) {
    const [dx, dy] = [each - mx, (y[i] ?? my) - my]
    xy += dx * dy
    xx += dx * dx
    yy += dy * dy
  }
  return xx === 0 || yy === 0 ? null : xy / Math.sqrt(xx * yy)
}

/** Returns the natural logarithm of the gamma function for x > 0, by Stirling's series from 8 on. */
function logGamma(x: number): number {
  if (x < 8) return logGamma(x + 1) - Math.log(x)
  return (x - 0.5) * Math.log(x) - x + Math.log(2 * Math.PI) / 2 + 1 / (12 * x) - 1 / (360 * x ** 3)
}

/**
 * Returns the two-sided p-value of a correlation among n > 2 pairs of normal variables, by Student's t distribution
 * with n - 2 degrees of freedom, integrated by Simpson's rule.
 */
export function pValue(r: number, n: number): number {
  const df = n - 2
  if (Math.abs(r) >= 1) return 0
  const t = Math.abs(r) * Math.sqrt(df / (1 - r * r))
  const scale = Math.exp(logGamma((df + 1) / 2) - logGamma(df / 2)) / Math.sqrt(df * Math.PI)
  const density = (at: number) => scale * (1 + (at * at) / df) ** (-(df + 1) / 2)
  const steps = 400
  let area = density(0) + density(t)
  for (let i = 1; i < steps; i++) area += density((t * i) / steps) * (i % 2 === 1 ? 4 : 2)
  return Math.max(0, Math.min(1, 1 - (2 * area * t) / (3 * steps)))
}

export type Result = { r: number; p: number; n: number }

/** Correlates free coffee by a definition with the grades of the graded courses; null if that is impossible. */
export function result(all: readonly Sitting[], definition: number): Result | null {
  const graded = all.flatMap(({ kind, grade }) =>
    grade === "pass" ? [] : [{ grade, coffee: counts(kind, definition) ? 1 : 0 }],
  )
  const r = correlation(
    graded.map(({ coffee }) => coffee),
    graded.map(({ grade }) => grade),
  )
  return r === null ? null : { r, p: pValue(r, graded.length), n: graded.length }
}

/** Returns the definition with the strongest result in favour of coffee: p-hacking, as a deterrent. */
export function bestDefinition(all: readonly Sitting[]): number {
  let best = { definition: 0, r: -2 }
  for (let definition = 0; definition < definitions; definition++) {
    const r = result(all, definition)?.r ?? -2
    if (r > best.r) best = { definition, r }
  }
  return best.definition
}

/** Returns the stamp on a paper with a result, or without. */
export function stampOf(found: Result | null): "ACCEPTED" | "REJECTED" {
  return found && found.p < 0.05 && found.r > 0 ? "ACCEPTED" : "REJECTED"
}

/** Returns the journal's response to a result. */
export function review({ r, p }: Result): string {
  if (p < 0.01) return "Accepted at once, with a request for a mug."
  if (p < 0.05)
    return r > 0 ? "Accepted. The referees had tea." : "Significant, but the wrong way. Please brew again."
  if (p < 0.1) return '"Approaching significance", from the far side.'
  return "Rejected. Try another definition."
}
