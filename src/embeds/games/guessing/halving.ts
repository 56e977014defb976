/** What answers of "higher" and "lower" leave of a range, how fast halving gets to the end of it, and where lies show. */

/** What is said to a guess: the number is higher, lower, or the guess itself. */
export type Answer = "higher" | "lower" | "yes"
/** A guess and what was said to it. */
export type Asked = { number: number; answer: Answer }

/** A whole number with commas between its thousands. */
export function grouped(number: number): string {
  return String(number).replace(/\B(?=(\d{3})+$)/g, ",")
}

/** The least number of guesses that is always enough for n numbers: k guesses are enough for 2^k - 1 of them. */
export function needed(n: number): number {
  let guesses = 0
  while (2 ** guesses - 1 < n) guesses++
  return guesses
}

/** What the answers leave possible: the numbers from `low` to `high`, none where `low` is more. */
export function leftAfter(top: number, asked: readonly Asked[]): { low: number; high: number } {
  let [low, high] = [1, top]
  for (const { number, answer } of asked) {
    if (answer !== "lower") low = Math.max(low, answer === "higher" ? number + 1 : number)
    if (answer !== "higher") high = Math.min(high, answer === "lower" ? number - 1 : number)
  }
  return { low, high }
}

/** The middle of what is left; of two middles the lower. */
export function middleOf({ low, high }: { low: number; high: number }): number {
  return Math.floor((low + high) / 2)
}

/** The true answer to a guess. */
export function answerTo(number: number, secret: number): Answer {
  if (number === secret) return "yes"
  return secret > number ? "higher" : "lower"
}

/**
 * The two things said that can't both be true, once there are such: the last answer, and the earlier one that leaves no
 * whole number beside it, or null where that is the range which was agreed on.
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

/** How many guesses somebody takes who always guesses the middle. */
export function halvingCount(secret: number, top: number): number {
  const asked: Asked[] = []
  while (asked.at(-1)?.answer !== "yes") {
    const number = middleOf(leftAfter(top, asked))
    asked.push({ number, answer: answerTo(number, secret) })
  }
  return asked.length
}
