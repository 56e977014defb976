/** Which number is juhq, and how far others are from it. */
import type { Exact } from "./read"

/** The only number that is juhq: the word itself, read in base 36. */
export const juhq = BigInt(Number.parseInt("juhq", 36))

/** How far a number is from juhq, 0 or more. */
export function distance({ over, under }: Exact): Exact {
  const apart = over - juhq * under
  return { over: apart < 0n ? -apart : apart, under }
}

/** Whether a number is juhq. */
export function isJuhq(value: Exact): boolean {
  return distance(value).over === 0n
}

/** Whether a number is the one before juhq, or the one after it. */
export function isNeighbour(value: Exact): boolean {
  const { over, under } = distance(value)
  return over === under
}

/** Below 0 where the first is smaller, above it where it is larger, 0 where they are equal. */
export function compare(a: Exact, b: Exact): number {
  const apart = a.over * b.under - b.over * a.under
  return apart < 0n ? -1 : apart > 0n ? 1 : 0
}

const scale: [most: bigint, what: string][] = [
  [1n, "Burning. It can hear you breathe."],
  [3n, "Scalding. It has stopped breathing."],
  [10n, "Very hot. Take your coat off."],
  [30n, "Hot, as a sauna is after the first ladle."],
  [100n, "Hot. You could throw a stone at it."],
  [300n, "Rather warm. You could shout at it."],
  [1000n, "Warm. It is in this part of town."],
  [3000n, "Mild. It is within a walk, in good shoes."],
  [10_000n, "Lukewarm, like the coffee at a meeting."],
  [30_000n, "Cool. Wrong side of the bridge."],
  [100_000n, "Chilly. Wrong suburb."],
  [300_000n, "Cold. Wrong municipality."],
  [1_000_000n, "Cold. A bus goes there in the mornings."],
  [30_000_000n, "Very cold. A bus went there once."],
  [1_000_000_000n, "Freezing. You have left the country."],
]

/** How warm a number is, in words that depend on nothing but its distance. */
export function heat(value: Exact): string {
  const { over, under } = distance(value)
  if (over === 0n) return "That is juhq, and no other number is."
  return scale.find(([most]) => over <= most * under)?.[1] ?? "Absolute zero. Even the atoms stand still."
}

/**
 * How warm a number is, from 0 (absolute zero) to 1 (juhq). Half of it by the distance itself, so that guesses among the
 * first million move the mercury, and half by its logarithm, so that the last steps do too.
 */
export function warmth(value: Exact): number {
  const { over, under } = distance(value)
  if (over === 0n) return 1
  // As many digits as a page can show; a number of 300 digits is beyond what `Number` can divide.
  const apart = Math.max(1, over / under > 1_000_000_000n ? 1e9 : Number(over / under))
  const near = 1 - Math.min(1, apart / 1e6)
  const close = 1 - Math.log10(apart) / 9
  return 0.97 * (0.5 * near + 0.5 * close)
}

/** Which way the last guess went: 1 is hotter than the one before, -1 colder; 0 is neither. */
export function turn(value: Exact, last: Exact | null): -1 | 0 | 1 {
  const change = last ? compare(distance(value), distance(last)) : 0
  return change < 0 ? 1 : change > 0 ? -1 : 0
}

/** A distance that is this much of the other, in percent, is nearer by a hair only, or by far. */
const hair = 90n
const far = 40n

/** Whether a number is warmer than the one asked before it, and how much; empty for the first. */
export function hint(value: Exact, last: Exact | null): string {
  if (!last) return ""
  const way = turn(value, last)
  if (way === 0) return "Exactly as far as the one before."
  const [less, more] = [distance(value), distance(last)].sort(compare) as [Exact, Exact]
  const percent = (least: bigint) => less.over * more.under * 100n >= least * more.over * less.under
  const how = percent(hair) ? ", by a hair" : percent(far) ? "" : ", by far"
  return `${way > 0 ? "Hotter" : "Colder"} than the one before${how}.`
}

export type Guess = { text: string; base: number }

export type Hunt = {
  /** The last things that were asked since the last start, oldest first. */
  guesses: Guess[]
  /** How many they were in all. */
  count: number
  /** The fewest guesses it ever took; null before the first time. */
  best: number | null
}

export const fresh: Hunt = { guesses: [], count: 0, best: null }

/** How many guesses are remembered; older ones are only counted. */
export const maxGuesses = 500

/** What it means for the visitor to have needed so many guesses. */
export function praise(count: number): string {
  if (count === 1) return "In one guess. You have been here before."
  if (count <= 20) return `In ${count} guesses. Halving a million takes twenty.`
  return `In ${count} guesses. Take your time.`
}

export const clues = [
  "It is whole, positive, and has six digits.",
  "Every number is a word in base 36. Most of them are bad words.",
  "The word is in the address of this site. Write it.",
] as const
