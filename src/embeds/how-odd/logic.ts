/** Rates the oddness of a number on a scale finer than odd and even. */
import type { Week } from "../../lib/calendar/isoWeek"
import { seeded, shuffle } from "../../lib/game/random"
import {
  isFibonacci,
  isHappy,
  isNarcissistic,
  isPerfect,
  isPowerOfTwo,
  isSquare,
  isTriangular,
  primality,
} from "./numbers"

export type Reason = { points: number; what: string }

const special: Record<string, Reason> = {
  "1": { points: 12, what: "It is the loneliest number." },
  "2": { points: 11, what: "There has always been something about it." },
  "42": { points: -7, what: "It is the answer, so nothing about it is in question." },
  "418": { points: 15, what: "It is a teapot." },
  "1729": { points: 15, what: "It is the smallest sum of two cubes in two ways: 1 + 1728 and 729 + 1000." },
  "6174": { points: 15, what: "Sort its digits both ways and subtract: 7641 - 1467 is 6174 again." },
  "925982": { points: 30, what: "It is juhq. No other number is." },
}

/**
 * Returns everything odd or even about a whole number below 10^1000 as points: positive for odd, negative for even.
 */
export function reasons(n: bigint): Reason[] {
  const size = n < 0n ? -n : n
  const digits = size.toString()
  const isOdd = size % 2n === 1n
  const all: Reason[] = []
  const add = (holds: boolean, points: number, what: string) => {
    if (holds) all.push({ points, what })
  }
  const sum = [...digits].reduce((total, digit) => total + Number(digit), 0)
  const several = digits.length > 1
  const prime = primality(n)
  add(isOdd, 20, "It is odd, to begin with.")
  add(!isOdd, -20, "It is even: a bad start.")
  add(n === 0n, 45, "It is zero: an even number of nothing.")
  add(n < 0n, 9, "It is less than nothing.")
  add(prime === "prime" && isOdd, 15, "It is prime, so it can't be shared.")
  add(prime === "prime" && !isOdd, 35, "It is prime and even, and the only one, which is odd.")
  add(prime === "unknown", 0, "Whether it is prime is too large to know here. Nothing speaks against it.")
  add(several && digits === [...digits].reverse().join(""), 8, "It is the same backwards.")
  add(several && /^(\d)\1+$/.test(digits), 6, "It has only one digit, but several times.")
  add(
    n > 0n && isHappy(digits),
    7,
    "It is happy: the squares of its digits, summed again and again, come to 1.",
  )
  add(digits.includes("7"), 4, "It has a 7 in it.")
  add(digits.includes("13"), 4, "It has a 13 in it, and hotels would skip it.")
  add(isPerfect(n), 25, "It is perfect: the sum of its smaller divisors. Normal people can't keep that up.")
  add(n > 3n && isFibonacci(n), 10, "It is a Fibonacci number, like rabbits and sunflowers.")
  add(n > 1n && isTriangular(n), 5, "It is a triangle.")
  add(n > 1n && isSquare(n), -5, "It is a square.")
  add(n > 1n && isPowerOfTwo(n), -15, "It is nothing but twos.")
  add(n !== 0n && n % 10n === 0n, -6, "It is round.")
  add(n !== 0n && n % 12n === 0n, -5, "It comes in dozens, like eggs.")
  add(several && /^[13579]+$/.test(digits), 6, "All its digits are odd.")
  add(several && /^[02468]+$/.test(digits), -6, "All its digits are even.")
  add(sum % 2 === 1, 3, `Its digits add up to ${sum}, which is odd.`)
  add(several && n % BigInt(sum || 1) === 0n, -4, `It divides evenly by the sum of its digits, ${sum}.`)
  add(
    n > 0n && digits.length > 2 && isNarcissistic(n, digits),
    12,
    `It is a narcissist: its digits, each to the power of ${digits.length}, add up to itself.`,
  )
  const own = special[n.toString()]
  if (own) all.push(own)
  if (all.length === 1)
    all.push({ points: 1, what: "Nothing else is to be said about it: a little odd in itself." })
  return all
}

/** Adds up the points of all reasons. */
export function points(n: bigint): number {
  return reasons(n).reduce((sum, reason) => sum + reason.points, 0)
}

/** Converts points to a percentage between 0 and 100 (both exclusive) by the logistic curve; 0 points are 50. */
export function percent(sum: number): number {
  return 100 / (1 + Math.exp(-sum / 25))
}

const levels: [under: number, what: string][] = [
  [10, "Even all the way through"],
  [25, "Comfortably even"],
  [40, "Even"],
  [50, "Just about even"],
  [60, "Slightly odd"],
  [75, "Odd"],
  [88, "Very odd"],
  [95, "Alarmingly odd"],
]

/** Returns the description of a percentage. */
export function level(percentage: number): string {
  return levels.find(([under]) => percentage < under)?.[1] ?? "So odd that one would move house"
}

/**
 * Formats a number for display: in full up to forty digits, otherwise both ends and the number of digits between.
 */
export function shown(n: bigint): string {
  const text = n.toString()
  if (text.length <= 40) return text
  const digits = text.replace("-", "").length
  return `${text.slice(0, 12)}…${text.slice(-8)} (${digits.toLocaleString("en-GB")} digits)`
}

/** Returns the next larger odder number, at most `most` away; null if there is none, or if n is beyond ±10^12. */
export function nextOdder(n: bigint, max = 2000): bigint | null {
  if (n > 10n ** 12n || n < -(10n ** 12n)) return null
  const own = points(n)
  for (let i = 1n; i <= BigInt(max); i++) if (points(n + i) > own) return n + i
  return null
}

/** The maximum points of any number below 10,000, reached by 313. */
export const oddestPoints = 63

/** Returns all palindromes of a given length that consist of odd digits only. */
function oddPalindromes(length: number): bigint[] {
  const halves = Array.from({ length: Math.ceil(length / 2) }).reduce<string[]>(
    found => found.flatMap(half => [..."13579"].map(digit => half + digit)),
    [""],
  )
  return halves.map(half =>
    BigInt(
      half +
        [...half]
          .reverse()
          .join("")
          .slice(length % 2),
    ),
  )
}

let pool: readonly bigint[] | null = null

/** Returns the oddest numbers of up to seven digits in a shuffled order, memoised. */
function oddest(): readonly bigint[] {
  pool ??= shuffle(
    [313n, ...oddPalindromes(5), ...oddPalindromes(7)].filter(n => points(n) >= oddestPoints),
    seeded("how-odd"),
  )
  return pool
}

/** Returns the oddest number of a week: the same for all visitors, and never the previous week's. */
export function oddestOf({ year, week }: Week): bigint {
  const all = oddest()
  return all[(year * 53 + week) % all.length] ?? 313n
}
