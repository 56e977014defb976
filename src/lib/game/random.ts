/** Seeded random numbers: a seed gives the same numbers on every machine. */

/** A generator of numbers, each at least 0 and less than 1. */
export type Random = () => number

/** Returns a 32-bit hash of a text, 0 to 2^32 - 1: FNV-1a over UTF-16 units, then Murmur3's finaliser. */
export function hash(text: string): number {
  let h = 0x811c9dc5
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193)
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
  return (h ^ (h >>> 16)) >>> 0
}

/** Creates a generator from a seed: Tommy Ettinger's mulberry32, period 2^32. Not for secrets. */
export function seeded(seed: number | string): Random {
  let state = typeof seed === "string" ? hash(seed) : seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

/** Returns a random whole number from 0 to n - 1, uniformly distributed. */
export function randomInt(n: number, random: Random): number {
  return Math.floor(random() * n)
}

/** Picks a random item of a list, uniformly distributed. Throws a RangeError for an empty list. */
export function pick<T>(items: readonly T[], random: Random): T {
  if (items.length === 0) throw new RangeError("Nothing to pick from: the list is empty.")
  return items[randomInt(items.length, random)] as T
}

/** Copies a list in random order (Fisher-Yates: every order is equally likely). */
export function shuffle<T>(items: readonly T[], random: Random): T[] {
  const order = [...items]
  for (let i = order.length - 1; i > 0; i--) {
    const j = randomInt(i + 1, random)
    const swapped = order[i] as T
    order[i] = order[j] as T
    order[j] = swapped
  }
  return order
}

/** Returns a random seed for a link: six letters and digits, without those that look alike. */
export function newSeed(random: Random): string {
  const letters = "23456789abcdefghjkmnpqrstuvwxyz"
  return Array.from({ length: 6 }, () => letters[randomInt(letters.length, random)]).join("")
}
