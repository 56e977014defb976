/** A number as so many socks on a line, of which an odd one is left when all the others have found their pair. */
import { seeded, shuffle } from "../../lib/game/random"

/** As many pairs as the two lines have room for. */
export const mostPairs = 12

export type Laundry = {
  /** How many pairs hang on the line, 0 to 12, and how many more are in the basket. */
  pairs: number
  basket: bigint
  /** Whether there is one without its pair. */
  isOdd: boolean
  /** Below 0 they are owed. */
  isOwed: boolean
}

/** The laundry of a whole number. */
export function laundry(n: bigint): Laundry {
  const size = n < 0n ? -n : n
  const pairs = size / 2n
  const hanging = pairs < BigInt(mostPairs) ? Number(pairs) : mostPairs
  return { pairs: hanging, basket: pairs - BigInt(hanging), isOdd: size % 2n === 1n, isOwed: n < 0n }
}

/** What lies in the basket; empty where nothing does. */
export function basketText({ basket }: Laundry): string {
  if (basket === 0n) return ""
  if (basket >= 10n ** 9n) return "more than one irons"
  return `${basket.toLocaleString("en-GB")} more ${basket === 1n ? "pair" : "pairs"}`
}

/** The line in a sentence. */
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

/** The colour and the pattern, 0 to 2, of each pair there is room for, no two alike. */
export const looks: readonly { colour: string; pattern: number }[] = shuffle(
  colours.flatMap(colour => [0, 1, 2].map(pattern => ({ colour, pattern }))),
  seeded("socks"),
).slice(0, mostPairs)

/** As many pairs hang on one line, twice as large. */
const fewPairs = 3

/** Where a sock hangs among so many pairs, and how large; the odd one hangs after the last pair. */
export function pegOf(pair: number, which: 0 | 1, pairs: number): { x: number; line: 0 | 1; size: 1 | 2 } {
  if (pairs <= fewPairs) return { x: 32 + pair * 76 + which * 36, line: 0, size: 2 }
  // The two lines have no peg left for an odd one after twelve pairs: it shares.
  if (pair >= mostPairs) return { x: 284, line: 1, size: 1 }
  return { x: 18 + (pair % 6) * 44 + which * 19, line: pair < 6 ? 0 : 1, size: 1 }
}

/** What comes of a wash, and of looking behind the machine. */
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
