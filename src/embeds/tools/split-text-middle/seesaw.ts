/** The seesaw of the two lines: its tilt, the line thrown off, and the possible cuts. */
import type { Prepared } from "./logic"

/** The maximum tilt, in degrees. */
export const maxTilt = 11

/** Returns the tilt in degrees, negative if the first line is heavier; 0 for two empty lines. */
export function tip(first: number, second: number): number {
  const all = first + second
  return all === 0 ? 0 : Math.max(-1, Math.min(1, (1.8 * (second - first)) / all)) * maxTilt
}

/** Returns the line that is thrown off because it weighs less than a fifth of the other; null for neither. */
export function thrown(first: number, second: number): "first" | "second" | null {
  return first * 5 < second ? "first" : second * 5 < first ? "second" : null
}

/**
 * Returns the cut after a word has been carried from one line to the other, with the words between it and the cut;
 * `index` is its place in its line. A line keeps at least one word. Null if no cut is there.
 */
export function carriedTo(prepared: Prepared, place: number, side: "first" | "second", index: number) {
  const before = prepared.wordsBefore[place] ?? 0
  const isBroken = prepared.starts[place] === prepared.ends[place]
  const wanted = side === "first" ? index : before - (isBroken ? 1 : 0) + index + 1
  const words = Math.min(prepared.words - 1, Math.max(1, wanted))
  const found = prepared.wordsBefore.findIndex(
    (count, at) => count === words && prepared.starts[at] !== prepared.ends[at],
  )
  return found < 0 ? null : found
}

/** Returns whether no cut leaves the lines more unequal than this one: the worst is always at an end. */
export function isWorst(
  here: readonly [number, number],
  ends: readonly (readonly [number, number])[],
): boolean {
  const apart = ([one, two]: readonly [number, number]) => Math.abs(one - two)
  return ends.every(end => apart(here) >= apart(end))
}

/** Splits the line at its breaks, each piece with its trailing space. */
export function pieces({ line, ends, starts }: Prepared): string[] {
  return [...ends, line.length].map((_, i) =>
    line.slice(i === 0 ? 0 : starts[i - 1], starts[i] ?? line.length),
  )
}

/** Returns the breaks that the scissors pass from the first to the target, at most `steps` of them before it. */
export function cutPath(to: number, steps: number): number[] {
  const count = Math.min(to, steps)
  return Array.from({ length: count + 1 }, (_, i) => (count === 0 ? to : Math.round((to * i) / count)))
}
