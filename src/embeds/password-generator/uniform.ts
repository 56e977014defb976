/** Whole random numbers without a bias. */

/** A source of whole numbers from 0 to 2^32 - 1, each as likely. */
export type Uint32 = () => number

const all = 2 ** 32

/**
 * A whole number from 0 to n - 1, each as likely, for n from 1 to 2^32. What is above the last whole multiple of n is
 * thrown away, since with it the small remainders would come more often.
 */
export function below(n: number, next: Uint32): number {
  const limit = all - (all % n)
  let drawn = next()
  while (drawn >= limit) drawn = next()
  return drawn % n
}

/** One item of a list, each as likely. Throws a RangeError for an empty list. */
export function pickOne<T>(items: readonly T[], next: Uint32): T {
  if (items.length === 0) throw new RangeError("Nothing to pick from: the list is empty.")
  return items[below(items.length, next)] as T
}

/** The base-2 logarithm of a whole number of any size above 0. */
export function log2(n: bigint): number {
  const spare = Math.max(0, n.toString(2).length - 53)
  return Math.log2(Number(n >> BigInt(spare))) + spare
}
