/** The antics of the clock in the mirror while it believes itself unobserved. */
import { palindromes } from "../../../lib/calendar/oClock"
import { clockText } from "../../../lib/calendar/wallClock"
import { backwards } from "./logic"

const antics = ["borrows", "yawns", "dresses", "dances", "sleeps", "left"] as const

export type Antic = (typeof antics)[number]

/** The length of each antic, in beats. */
const beatsOfEach = 3

/** Returns the antic at a beat, from 0. */
export function anticAt(beat: number): Antic {
  return antics[Math.floor(beat / beatsOfEach) % antics.length] ?? "borrows"
}

/** Returns the beat of the next antic, after being caught at this one. */
export function afterCaught(beat: number): number {
  return (Math.floor(beat / beatsOfEach) + 1) * beatsOfEach
}

/** Returns the palindrome shown at a beat: the next ones in turn after a minute of the day, 0 to 1439. */
export function borrowed(minute: number, beat: number): number {
  const next = palindromes.findIndex(of => of > minute)
  return palindromes[(Math.max(0, next) + (beat % beatsOfEach)) % palindromes.length] ?? 0
}

/** Returns the unmirrored text on the clock's face; null if the clock is gone. */
export function faceOf(antic: Antic | null, minute: number, beat: number): string | null {
  if (antic === "left") return null
  if (antic === "yawns") return ""
  if (antic === "sleeps") return "zz:zz"
  return clockText(antic === "borrows" ? borrowed(minute, beat) : minute)
}

/** Describes the mirror image in words, with the time read backwards. */
export function seenIn(antic: Antic | null, minute: number, beat: number): string {
  if (antic === "borrows") return clockText(borrowed(minute, beat))
  if (antic === "yawns") return "a yawn"
  if (antic === "sleeps") return "zz:zz"
  if (antic === "left") return "no clock"
  return backwards(minute) + (antic === "dresses" ? " with a moustache" : "")
}

/** The excuses of a clock caught at an antic. */
export const excuses: Record<Antic, string> = {
  borrows: "It was only trying it on.",
  yawns: "It was breathing in.",
  dresses: "What moustache?",
  dances: "It has a cramp.",
  sleeps: "It was not asleep.",
  left: "It was here all along.",
}
