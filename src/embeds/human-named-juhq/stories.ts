/** Trades and stories of a family that loses its letters. */
import type { Step } from "./steps"

/** Trades by the year from which on they exist, the latest first. */
const trades: readonly { since: number; trades: readonly string[] }[] = [
  {
    since: 1920,
    trades: [
      "lift operator",
      "tram conductor",
      "sold vacuum cleaners",
      "typist, two fingers",
      "weather lady",
      "ran a kiosk",
    ],
  },
  {
    since: 1840,
    trades: [
      "telegraph boy",
      "maker of left shoes",
      "lamplighter, afraid of the dark",
      "sold ice to Sweden",
      "organ grinder",
      "hat inspector",
    ],
  },
  {
    since: 1700,
    trades: [
      "tar burner",
      "wigmaker to a goat",
      "ferryman without a river",
      "taster of candles",
      "parish drummer",
      "taught bears",
    ],
  },
  {
    since: 0,
    trades: [
      "professional widow",
      "wolf's lawyer",
      "bell ringer, bell-shaped",
      "salt smuggler",
      "held the horse",
      "blamed for the weather",
    ],
  },
]

/** Returns a trade of a time that is not taken in the family. */
export function tradeIn(year: number, seed: number, taken: ReadonlySet<string>): string {
  const all = trades.find(({ since }) => year >= since)?.trades ?? []
  const free = all.filter(trade => !taken.has(trade))
  const list = free.length ? free : all
  return list[seed % list.length] ?? ""
}

/** The stories by what happened to the letter: `old` is the relative's, `young` the children's. */
const stories: Readonly<Record<Step["does"], readonly ((old: string, young: string) => string)[]>> = {
  change: [
    (old, young) => `Lost the ${old} at cards. The children got ${young}.`,
    (old, young) => `The priest was deaf. He wrote ${young} for ${old}.`,
    (old, young) => `A goat ate the ${old}. ${young} was the nearest.`,
    (old, young) => `Swapped the ${old} for ${young} and a cow.`,
    (old, young) => `Could not heat the ${old} in winter. Moved into ${young}.`,
    (old, young) => `Lent the ${old} to a brother. Got ${young} back.`,
  ],
  drop: [
    (_, young) => `Found ${young} in the barn. The children kept it.`,
    (_, young) => `Was given ${young} for bravery, and ran.`,
    (_, young) => `Married ${young}. It was not a love match.`,
    (_, young) => `Bought a house. ${young} was in the attic.`,
    (_, young) => `Won ${young} in a lottery. The family wanted the ham.`,
  ],
  add: [
    old => `Sold the ${old} to pay for the wedding.`,
    old => `The ${old} froze off.`,
    old => `Left the ${old} on a boat.`,
    old => `Gave the ${old} to the poor. They were polite about it.`,
  ],
  keep: [() => ""],
}

/** Tells how a relative's letter became the children's. */
export function storyOf({ from, to, does }: Step, seed: number): string {
  const list = stories[does]
  return list[seed % list.length]?.(to.toUpperCase(), from.toUpperCase()) ?? ""
}
