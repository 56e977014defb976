/** The seesaw that two lines sit on: how far it tips, who is thrown off it, and where a cut may go. */
import type { Prepared } from "./logic"

/** The steepest that the plank goes, in degrees. */
export const steepest = 11

/** How the plank lies, in degrees: below 0 where the first line is the heavier one. Two lines of nothing lie level. */
export function tip(first: number, second: number): number {
  const all = first + second
  return all === 0 ? 0 : Math.max(-1, Math.min(1, (1.8 * (second - first)) / all)) * steepest
}

/** The line that is thrown off because it weighs less than a fifth of the other, or null. */
export function thrown(first: number, second: number): "first" | "second" | null {
  return first * 5 < second ? "first" : second * 5 < first ? "second" : null
}

/** The pieces of the line between the places where it can be cut, each with its space. */
export function pieces({ line, ends, starts }: Prepared): string[] {
  return [...ends, line.length].map((_, i) =>
    line.slice(i === 0 ? 0 : starts[i - 1], starts[i] ?? line.length),
  )
}

/** The places that a cut passes when it comes in from the first one, a few at most, and last the one it goes to. */
export function way(to: number, steps: number): number[] {
  const count = Math.min(to, steps)
  return Array.from({ length: count + 1 }, (_, i) => (count === 0 ? to : Math.round((to * i) / count)))
}
