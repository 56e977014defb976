/** Chooses the last digits that the queue whispers after a declined card. */
import { isLuhnValid, total } from "./logic"
import { isTestNumber } from "./testNumbers"

/** Returns the last digit that makes the Luhn sum a multiple of 10. */
export function rightDigit(start: string): number {
  return [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].find(digit => isLuhnValid(start + digit)) ?? 0
}

/**
 * Returns a digit for each of the first three in the queue, one of them right; null for a digit that has been
 * tried. Empty unless the result is a published test number, since any other could be a real card.
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
