/** Reels nudged from the current time to one that repeats. */

/** The digits on the reels, each 0 to 9, so they may be no valid time. */
export type Digits = readonly [number, number, number, number]

/** Returns the digits of a minute of the day: 12:34 is [1, 2, 3, 4]. */
export function digitsOf(minute: number): Digits {
  const [hour, rest] = [Math.floor(minute / 60), minute % 60]
  return [Math.floor(hour / 10), hour % 10, Math.floor(rest / 10), rest % 10]
}

/** Returns the minute of the day of some digits; null if they are no valid time. */
export function minuteOf([a, b, c, d]: Digits): number | null {
  const [hour, minute] = [a * 10 + b, c * 10 + d]
  return hour < 24 && minute < 60 ? hour * 60 + minute : null
}

/** Moves one of the digits, 0 to 3 from the left, a step up or down; 0 follows 9. */
export function nudged(digits: Digits, place: number, step: 1 | -1): Digits {
  const [a, b, c, d] = digits.map((digit, i) => (i === place ? (digit + step + 10) % 10 : digit))
  return [a ?? 0, b ?? 0, c ?? 0, d ?? 0]
}

/**
 * Returns the minute among `minutes` (at least one) that takes the fewest nudges, and their number; the first of
 * equals.
 */
export function nearest(from: number, minutes: readonly number[]): { minute: number; nudges: number } {
  const digits = digitsOf(from)
  return minutes
    .map(minute => {
      const steps = digitsOf(minute).map((digit, i) => Math.abs(digit - (digits[i] ?? 0)))
      return { minute, nudges: steps.reduce((sum, step) => sum + Math.min(step, 10 - step), 0) }
    })
    .reduce((best, one) => (one.nudges < best.nudges ? one : best))
}
