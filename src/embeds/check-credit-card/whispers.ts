/** What those who wait behind a declined card whisper: a last digit that would make the sum whole tens. */
import { isSound, total } from "./logic"
import { isTestNumber } from "./testNumbers"

/** The one last digit that makes the sum a whole number of tens. */
export function rightDigit(start: string): number {
  return [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].find(digit => isSound(start + digit)) ?? 0
}

/**
 * A digit for each of the first three in the queue, one of them right; null for one whose digit has been tried. Nobody
 * helps with a number that is none of the published ones: it could be somebody's.
 */
export function whispersOf(digits: string, tried: readonly string[]): (number | null)[] {
  const start = digits.slice(0, -1)
  const right = rightDigit(start)
  if (digits === "" || !isTestNumber(start + right)) return []
  const place = total(start) % 3
  return [0, 1, 2].map(person => {
    const digit = (right + 3 * ((person - place + 3) % 3)) % 10
    const whole = start + digit
    return whole === digits || tried.includes(whole) ? null : digit
  })
}
