/** Unbiased random integers. */

/** A source of uniform integers from 0 to 2^32 - 1. */
export type Uint32 = () => number

const all = 2 ** 32

/**
 * Returns a uniform integer from 0 to n - 1, for n from 1 to 2^32. Values above the last whole multiple of n are
 * rejected, because they would favour the small remainders.
 */
export function below(n: number, next: Uint32): number {
  const limit = all - (all % n)
  let drawn = next()
  while (drawn >= limit) drawn = next()
  return drawn % n
}

/** Returns a uniformly chosen item. Throws a RangeError for an empty list. */
export function pickOne<T>(items: readonly T[], next: Uint32): T {
  if (items.length === 0) throw new RangeError("Nothing to pick from: the list is empty.")
  return items[below(items.length, next)] as T
}

/** Returns the base-2 logarithm of a positive integer of any size. */
export function log2(n: bigint): number {
  const spare = Math.max(0, n.toString(2).length - 53)
  return Math.log2(Number(n >> BigInt(spare))) + spare
}
