/** A seeded random number generator (mulberry32), so that every run draws the same pictures. */
export type Random = () => number

/** Returns a generator of numbers from 0 (inclusive) to 1 (exclusive). */
export function seeded(seed: number): Random {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), state | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

export const between = (random: Random, low: number, high: number) => low + random() * (high - low)
export const whole = (random: Random, low: number, high: number) => Math.floor(between(random, low, high + 1))
