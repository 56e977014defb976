/** Reels that are nudged from the time that it is to one that repeats. */

/** The four digits that reels show; any of them may be 0 to 9, so that not all are a time. */
export type Digits = readonly [number, number, number, number]

/** The digits of a minute of the day: 12:34 is [1, 2, 3, 4]. */
export function digitsOf(minute: number): Digits {
  const [hour, rest] = [Math.floor(minute / 60), minute % 60]
  return [Math.floor(hour / 10), hour % 10, Math.floor(rest / 10), rest % 10]
}

/** The minute of the day that digits are; null where no clock shows them. */
export function minuteOf([a, b, c, d]: Digits): number | null {
  const [hour, minute] = [a * 10 + b, c * 10 + d]
  return hour < 24 && minute < 60 ? hour * 60 + minute : null
}

/** Digits with one of them, 0 to 3 from the left, a step up or down; 0 comes after 9. */
export function nudged(digits: Digits, place: number, step: 1 | -1): Digits {
  const [a, b, c, d] = digits.map((digit, i) => (i === place ? (digit + step + 10) % 10 : digit))
  return [a ?? 0, b ?? 0, c ?? 0, d ?? 0]
}

/** The minute among some (at least one) that takes the fewest nudges from another, and how many: the first of equals. */
export function nearest(from: number, minutes: readonly number[]): { minute: number; nudges: number } {
  const digits = digitsOf(from)
  return minutes
    .map(minute => {
      const steps = digitsOf(minute).map((digit, i) => Math.abs(digit - (digits[i] ?? 0)))
      return { minute, nudges: steps.reduce((sum, step) => sum + Math.min(step, 10 - step), 0) }
    })
    .reduce((best, one) => (one.nudges < best.nudges ? one : best))
}
