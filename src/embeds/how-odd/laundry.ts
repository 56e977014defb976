/** A number as socks on a washing line: an odd number leaves one sock without a pair. */
import { seeded, shuffle } from "../../lib/game/random"

/** The maximum number of pairs on the two lines. */
export const maxPairs = 12

export type Laundry = {
  /** The number of pairs on the line, 0 to 12, and in the basket. */
  pairs: number
  basket: bigint
  /** True if one sock has no pair. */
  isOdd: boolean
  /** True for a negative number: the socks are owed. */
  isOwed: boolean
}

/** Returns the laundry of a whole number. */
export function laundry(n: bigint): Laundry {
  const size = n < 0n ? -n : n
  const pairs = size / 2n
  const hanging = pairs < BigInt(maxPairs) ? Number(pairs) : maxPairs
  return { pairs: hanging, basket: pairs - BigInt(hanging), isOdd: size % 2n === 1n, isOwed: n < 0n }
}

/** Describes the basket; an empty string if it is empty. */
export function basketText({ basket }: Laundry): string {
  if (basket === 0n) return ""
  if (basket >= 10n ** 9n) return "more than one irons"
  return `${basket.toLocaleString("en-GB")} more ${basket === 1n ? "pair" : "pairs"}`
}

/** Describes the washing line in a sentence. */
export function lineText(of: Laundry): string {
  const { pairs, isOdd, isOwed } = of
  if (pairs === 0 && !isOdd) return "An empty washing line."
  const paired = pairs === 0 ? "" : `${pairs} ${pairs === 1 ? "pair" : "pairs"} of socks`
  const what = [paired, isOdd ? "an odd sock" : ""].filter(text => text !== "").join(" and ")
  const rest = basketText(of)
  return `A washing line with ${isOwed ? "the outlines of " : ""}${what}${rest && `, and ${rest} in the basket`}.`
}

const colours = [
  "#1f5fbf",
  "#2f7d3b",
  "#7a3fa0",
  "#c06a00",
  "#444b57",
  "#007a7a",
  "#a3195b",
  "#6b4a2b",
] as const

/** The colour and the pattern (0 to 2) of each pair, all of them different. */
export const looks: readonly { colour: string; pattern: number }[] = shuffle(
  colours.flatMap(colour => [0, 1, 2].map(pattern => ({ colour, pattern }))),
  seeded("socks"),
).slice(0, maxPairs)

/** Up to this many pairs fit on one line, at double size. */
const fewPairs = 3

/** Returns the position and the size of a sock; the odd sock hangs after the last pair. */
export function pegOf(pair: number, which: 0 | 1, pairs: number): { x: number; line: 0 | 1; size: 1 | 2 } {
  if (pairs <= fewPairs) return { x: 32 + pair * 76 + which * 36, line: 0, size: 2 }
  // With twelve pairs both lines are full, so the odd sock shares a peg.
  if (pair >= maxPairs) return { x: 284, line: 1, size: 1 }
  return { x: 18 + (pair % 6) * 44 + which * 19, line: pair < 6 ? 0 : 1, size: 1 }
}

/** Describes the result of a wash, and of a look behind the machine. */
export function washText(n: bigint): string {
  if (n === 0n) return "You had none, and now you owe it one."
  if (n < 0n) return "It wants more."
  return n % 2n === 0n
    ? "It has eaten one of a pair."
    : "It has eaten the odd one. That is how it says sorry."
}

export function foundText(n: bigint): string {
  if (n < 0n) return "Paid back, with fluff on it."
  return n % 2n === 0n ? "A sock, but of nothing here." : "There it was. It had made friends."
}
