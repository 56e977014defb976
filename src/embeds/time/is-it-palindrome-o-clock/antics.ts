/** What the clock in the mirror does when it believes that it is not looked at. */
import { palindromes } from "../../../lib/calendar/oClock"
import { clockText } from "../../../lib/calendar/wallClock"

const antics = ["borrows", "dances", "sleeps", "left"] as const

export type Antic = (typeof antics)[number]

/** What it does after it has been caught so many times. */
export function anticOf(caught: number): Antic {
  return antics[caught % antics.length] ?? "borrows"
}

/** The palindrome that comes after a minute of the day, 0 to 1439. */
export function nextPalindrome(minute: number): number {
  return palindromes.find(of => of > minute) ?? palindromes[0] ?? 0
}

/** What its digits are meanwhile, and null where there are none to be seen. */
export function digitsOf(antic: Antic | null, minute: number): string | null {
  if (antic === "left") return null
  if (antic === "sleeps") return "zz:zz"
  return clockText(antic === "borrows" ? nextPalindrome(minute) : minute)
}

/** What it says when it is caught. */
export const excuses: Record<Antic, string> = {
  borrows: "It was only trying it on.",
  dances: "It has a cramp.",
  sleeps: "It was not asleep.",
  left: "It was here all along.",
}
