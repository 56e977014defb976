/** Binary search over a range: remaining numbers, required guesses, and contradictory answers. */

/** The answer to a guess: the number is higher, lower, or the guess itself. */
export type Answer = "higher" | "lower" | "yes"
/** A guess and its answer. */
export type Asked = { number: number; answer: Answer }

/** Formats a whole number with commas as thousands separators. */
export function grouped(number: number): string {
  return String(number).replace(/\B(?=(\d{3})+$)/g, ",")
}

/**
 * Returns the guesses that binary search needs for n numbers in the worst case: k guesses cover 2^k - 1 numbers.
 */
export function needed(n: number): number {
  let guesses = 0
  while (2 ** guesses - 1 < n) guesses++
  return guesses
}

/** Returns the range still possible after the answers; empty if `low` exceeds `high`. */
export function leftAfter(top: number, asked: readonly Asked[]): { low: number; high: number } {
  let [low, high] = [1, top]
  for (const { number, answer } of asked) {
    if (answer !== "lower") low = Math.max(low, answer === "higher" ? number + 1 : number)
    if (answer !== "higher") high = Math.min(high, answer === "lower" ? number - 1 : number)
  }
  return { low, high }
}

/** Returns the middle of a range, rounded down. */
export function middleOf({ low, high }: { low: number; high: number }): number {
  return Math.floor((low + high) / 2)
}

export function answerTo(number: number, secret: number): Answer {
  if (number === secret) return "yes"
  return secret > number ? "higher" : "lower"
}

/**
 * Returns the first contradiction: the last answer, and the earlier one that leaves no number beside it, or null
 * for `earlier` if the agreed range itself does. Null if the answers are consistent.
 */
export function contradiction(
  top: number,
  asked: readonly Asked[],
): { last: Asked; earlier: Asked | null } | null {
  const { low, high } = leftAfter(top, asked)
  const last = asked.at(-1)
  if (!last || low <= high) return null
  const against = last.answer === "higher" ? "lower" : "higher"
  const edge = last.number + (last.answer === "higher" ? 1 : -1)
  return { last, earlier: asked.find(({ number, answer }) => number === edge && answer === against) ?? null }
}

/** Returns the number of guesses that binary search takes to find `secret`. */
export function halvingCount(secret: number, top: number): number {
  const asked: Asked[] = []
  while (asked.at(-1)?.answer !== "yes") {
    const number = middleOf(leftAfter(top, asked))
    asked.push({ number, answer: answerTo(number, secret) })
  }
  return asked.length
}
