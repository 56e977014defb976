/** The time it takes to guess a password if its recipe is known. */
import { formatRoughly } from "../../lib/text/duration"

/** The attackers and their guesses per second. Orders of magnitude; the fast ones depend on money. */
export const guessers: readonly { who: string; perSecond: number }[] = [
  { who: "Pertti, one a minute", perSecond: 1 / 60 },
  { who: "A sign-in page that allows 100 tries an hour", perSecond: 100 / 3600 },
  { who: "A sign-in page that never counts, 10 a second", perSecond: 10 },
  { who: "A stolen list, hashed slowly, 10,000 a second", perSecond: 1e4 },
  {
    who: "A stolen list, hashed fast, and a room of graphics cards",
    perSecond: 1e12,
  },
]

const year = 31_557_600
/** The age of the universe in years. */
const universe = 13.8e9

/**
 * Describes the average time to guess a password, which takes half of all guesses. `bits` is the base-2 logarithm
 * of the number of equally likely passwords.
 */
export function timeToCrack(bits: number, perSecond: number): string {
  // Uses logarithms, because 2^1100 overflows a number.
  return inTime((bits - 1) * Math.log10(2) - Math.log10(perSecond))
}

/** Describes a duration, given as the base-10 logarithm of seconds. */
export function inTime(log: number): string {
  const years = log - Math.log10(year)
  if (log < 0) return "less than a second"
  const universes = years - Math.log10(universe)
  if (universes >= Math.log10(2)) return `${countOf(universes)} times the age of the universe`
  if (universes >= 0) return "longer than the age of the universe"
  for (const [power, name] of [
    [9, "thousand million years"],
    [6, "million years"],
  ] as const)
    if (years >= power) return `${Math.floor(10 ** (years - power)).toLocaleString("en-GB")} ${name}`
  return formatRoughly(10 ** log * 1000)
}

/**
 * Formats a number given by its base-10 logarithm, rounded down: "79", "12,345", "3.4 × 10^12" from a million on.
 */
function countOf(log: number): string {
  if (log < 6) return Math.floor(10 ** log).toLocaleString("en-GB")
  const power = Math.floor(log)
  return `${(Math.floor(10 ** (log - power) * 10) / 10).toFixed(1)} × 10^${power}`
}

const strengths: [under: number, what: string][] = [
  [30, "A curtain"],
  [50, "A garden gate"],
  [65, "A front door"],
  [80, "A bank"],
  [112, "A mountain with a bank in it"],
]

/** Returns the kind of door that the bits of entropy amount to. */
export function strength(bits: number): string {
  return strengths.find(([under]) => bits < under)?.[1] ?? "Enough. Stop turning the knob"
}
