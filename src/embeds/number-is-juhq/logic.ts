/** Compares numbers with juhq. */
import type { Exact } from "./read"

/** The number juhq: the word itself, read in base 36. */
export const juhq = BigInt(Number.parseInt("juhq", 36))

/** Returns the distance of a number from juhq, 0 or more. */
export function distance({ over, under }: Exact): Exact {
  const apart = over - juhq * under
  return { over: apart < 0n ? -apart : apart, under }
}

/** Returns whether a number is juhq. */
export function isJuhq(value: Exact): boolean {
  return distance(value).over === 0n
}

/** Returns whether a number is juhq - 1 or juhq + 1. */
export function isNeighbour(value: Exact): boolean {
  const { over, under } = distance(value)
  return over === under
}

/** Compares two fractions for sorting. */
export function compare(a: Exact, b: Exact): number {
  const apart = a.over * b.under - b.over * a.under
  return apart < 0n ? -1 : apart > 0n ? 1 : 0
}

const scale: [most: bigint, what: string][] = [
  [1n, "Burning. It can hear you breathe."],
  [3n, "Scalding. It has stopped breathing."],
  [10n, "Very hot. Take your coat off."],
  [30n, "Hot. The sauna has had its first ladle."],
  [100n, "Hot. You could throw a stone at it."],
  [300n, "Rather warm. You could shout at it."],
  [1000n, "Warm. It is in this part of town."],
  [3000n, "Mild. You could walk there in good shoes."],
  [10_000n, "Lukewarm, like the coffee at a meeting."],
  [30_000n, "Cool. Wrong side of the bridge."],
  [100_000n, "Chilly. Wrong suburb."],
  [300_000n, "Cold. Wrong municipality."],
  [1_000_000n, "Cold. A bus goes there in the mornings."],
  [30_000_000n, "Very cold. A bus went there once."],
  [1_000_000_000n, "Freezing. You have left the country."],
]

/** Describes how warm a number is, by its distance alone. */
export function heat(value: Exact): string {
  const { over, under } = distance(value)
  if (over === 0n) return "That is juhq. Nobody else is."
  return scale.find(([most]) => over <= most * under)?.[1] ?? "Absolute zero. Even the atoms stand still."
}

/**
 * Returns how warm a number is, from 0 (absolute zero) to 1 (juhq): half by the distance itself, so that guesses in
 * the first million show, and half by its logarithm, so that the last steps do too.
 */
export function warmth(value: Exact): number {
  const { over, under } = distance(value)
  if (over === 0n) return 1
  // Capped, because the quotient of numbers of 300 digits exceeds the range of `Number`.
  const apart = Math.max(1, over / under > 1_000_000_000n ? 1e9 : Number(over / under))
  const near = 1 - Math.min(1, apart / 1e6)
  const close = 1 - Math.log10(apart) / 9
  return 0.97 * (0.5 * near + 0.5 * close)
}

/** Returns 1 if the guess is hotter than the last one, -1 if colder, 0 for neither. */
export function turn(value: Exact, last: Exact | null): -1 | 0 | 1 {
  const change = last ? compare(distance(value), distance(last)) : 0
  return change < 0 ? 1 : change > 0 ? -1 : 0
}

/**
 * The smaller distance in per cent of the larger: from the first value on the change is "by a hair", below the
 * second "by far".
 */
const hairPercent = 90n
const farPercent = 40n

/** Describes the change from the last guess; empty for the first. */
export function hint(value: Exact, last: Exact | null): string {
  if (!last) return ""
  const way = turn(value, last)
  if (way === 0) return "Exactly as far as the one before."
  const [less, more] = [distance(value), distance(last)].sort(compare) as [Exact, Exact]
  const percent = (least: bigint) => less.over * more.under * 100n >= least * more.over * less.under
  const how = percent(hairPercent) ? ", by a hair" : percent(farPercent) ? "" : ", by far"
  return `${way > 0 ? "Hotter" : "Colder"} than the one before${how}.`
}

export type Guess = { text: string; base: number }

export type Hunt = {
  /** The last guesses of this hunt, oldest first. */
  guesses: Guess[]
  /** The number of guesses in all. */
  count: number
  /** The fewest guesses of any hunt; null before the first win. */
  best: number | null
}

export const fresh: Hunt = { guesses: [], count: 0, best: null }

/** The maximum number of guesses stored; older ones are only counted. */
export const maxGuesses = 500

/** Comments on the number of guesses needed. */
export function praise(count: number): string {
  if (count === 1) return "In one guess. You peeked."
  if (count <= 20) return `In ${count} guesses. Halving a million takes twenty.`
  return `In ${count} guesses. Take your time.`
}

export const clues = [
  "It is whole, positive, and has six digits.",
  "Every number is a word in base 36. Most of them are bad words.",
  "The word is in the address of this site. Write it.",
] as const
