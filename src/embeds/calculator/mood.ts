/** Classifies a result, and picks a comment on it; the same sum always gets the same comment. */
import type Fraction from "fraction.js"
import { hasFiniteDecimals } from "./display"
import { magnitude, type Value, wholeRoot } from "./evaluate"
import type { Problem } from "./logic"
import { type Comments, type Mood, moods } from "./schema"

/** The sum, its result, and the previous result, null if there was none. */
export type Facts = { sum: string; result: Value | { problem: Problem }; before: Fraction | null }

type Known = {
  value: Fraction
  exact: boolean
  n: bigint
  whole: boolean
  sum: string
  before: Fraction | null
}

const largestPrime = 10n ** 10n

/** Returns whether a whole number from 0 to 10^10 is a prime. */
export function isPrime(n: bigint): boolean {
  if (n < 2n || n > largestPrime) return false
  for (let i = 2n; i * i <= n; i++) if (n % i === 0n) return false
  return true
}

function reached(n: bigint, first: bigint, next: (last: bigint, turn: bigint) => bigint): boolean {
  let at = first
  for (let turn = 1n; at < n; turn++) at = next(at, turn)
  return at === n
}

function isFibonacci(n: bigint): boolean {
  let [a, b] = [1n, 2n]
  while (a < n) [a, b] = [b, a + b]
  return a === n
}

function isCube(n: bigint): boolean {
  const near = BigInt(Math.round(Math.cbrt(Number(n))))
  return near ** 3n === n
}

const is = (n: bigint) => (facts: Known) => facts.whole && facts.value.s * facts.n === n
const positive = (test: (n: bigint) => boolean) => (facts: Known) =>
  facts.whole && facts.value.s > 0n && test(facts.n)
const over = (d: bigint) => (facts: Known) => facts.value.d === d

const tests: Record<Exclude<Mood, "zero-division" | "limit" | "mistake">, (facts: Known) => boolean> = {
  "only-a-number": ({ sum }) => /^[\s(]*[-−+]?[\d\s]*[.,]?\d*[\s)]*$/.test(sum),
  "same-again": ({ value, before }) => before?.equals(value) ?? false,
  "floating-point": ({ value, exact, sum }) =>
    exact && value.equals("0.3") && /0?[.,]1\s*\+\s*0?[.,]2/.test(sum),
  "42": is(42n),
  "404": is(404n),
  "418": is(418n),
  "1337": is(1337n),
  "80085": is(80085n),
  "1984": is(1984n),
  "1998": is(1998n),
  "2000": is(2000n),
  "365": is(365n),
  "13": is(13n),
  "0": is(0n),
  "1": is(1n),
  "minus-1": is(-1n),
  "2": is(2n),
  "7": is(7n),
  "100": is(100n),
  "nearly-pi": ({ value }) => Math.abs(value.valueOf() - Math.PI) < 0.002,
  root: ({ exact }) => !exact,
  astronomical: ({ value }) => magnitude(value) >= 24,
  "power-of-two": positive(n => n > 2n && (n & (n - 1n)) === 0n),
  repdigit: positive(n => /^(\d)\1+$/.test(String(n))),
  palindrome: positive(n => n > 99n && String(n) === [...String(n)].reverse().join("")),
  factorial: positive(n => n > 2n && reached(n, 1n, (last, turn) => last * turn)),
  fibonacci: positive(n => n > 2n && isFibonacci(n)),
  cube: positive(n => n > 1n && isCube(n)),
  square: positive(n => n > 1n && wholeRoot(n) ** 2n === n),
  prime: positive(isPrime),
  round: positive(n => n % 1000n === 0n),
  year: positive(n => n >= 1800n && n <= 2100n),
  huge: ({ value }) => value.abs().gte(10n ** 9n),
  negative: ({ whole, value }) => whole && value.s < 0n,
  even: positive(n => n % 2n === 0n),
  odd: positive(n => n % 2n === 1n),
  half: over(2n),
  quarter: over(4n),
  third: over(3n),
  tiny: ({ value }) => value.abs().lt("0.0001"),
  money: ({ value }) => value.s > 0n && value.gt(1) && 100n % value.d === 0n,
  "negative-part": ({ value }) => value.s < 0n,
  "below-one": ({ value }) => value.lt(1),
  repeating: ({ value }) => !hasFiniteDecimals(value),
  part: () => true,
}

/** Returns the mood of a result or error: the most specific one that fits. */
export function moodOf({ sum, result, before }: Facts): Mood {
  if ("problem" in result) return result.problem.kind ?? "mistake"
  const { value, exact } = result
  const facts = { value, exact, n: value.n, whole: exact && value.d === 1n, sum, before }
  return (
    moods.find(
      mood => mood !== "zero-division" && mood !== "limit" && mood !== "mistake" && tests[mood](facts),
    ) ?? "part"
  )
}

/** Hashes a text with FNV-1a, 32 bits. */
function hash(text: string): number {
  let sum = 0x811c9dc5
  for (let i = 0; i < text.length; i++) sum = Math.imul(sum ^ text.charCodeAt(i), 0x01000193)
  return sum >>> 0
}

/** Returns the comment on a result; the same sum asked `again` times in a row gets the next one each time. */
export function comment(facts: Facts, list: readonly Comments[], again = 0): string {
  const mood = moodOf(facts)
  const say = list.filter(({ when }) => when === mood).flatMap(each => each.say)
  return say[(hash(facts.sum) + again) % Math.max(1, say.length)] ?? ""
}
