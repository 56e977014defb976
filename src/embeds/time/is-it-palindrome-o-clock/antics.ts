/** What the clock in the mirror does when it believes that it is not looked at. */
import { palindromes } from "../../../lib/calendar/oClock"
import { clockText } from "../../../lib/calendar/wallClock"
import { backwards } from "./logic"

const antics = ["borrows", "yawns", "dresses", "dances", "sleeps", "left"] as const

export type Antic = (typeof antics)[number]

/** How many beats each goes on. */
const beatsOfEach = 3

/** What it does at a beat, from 0 on. */
export function anticAt(beat: number): Antic {
  return antics[Math.floor(beat / beatsOfEach) % antics.length] ?? "borrows"
}

/** The beat at which it does the next thing, as it was caught at this one. */
export function afterCaught(beat: number): number {
  return (Math.floor(beat / beatsOfEach) + 1) * beatsOfEach
}

/** The time that it tries on at a beat: the next palindrome after a minute of the day, 0 to 1439, and those after that. */
export function borrowed(minute: number, beat: number): number {
  const next = palindromes.findIndex(of => of > minute)
  return palindromes[(Math.max(0, next) + (beat % beatsOfEach)) % palindromes.length] ?? 0
}

/** What is on its face meanwhile, as it is read in the room; null where there is no clock to be seen. */
export function faceOf(antic: Antic | null, minute: number, beat: number): string | null {
  if (antic === "left") return null
  if (antic === "yawns") return ""
  if (antic === "sleeps") return "zz:zz"
  return clockText(antic === "borrows" ? borrowed(minute, beat) : minute)
}

/** What is seen in the mirror, in words: a time is read from the wrong end. */
export function seenIn(antic: Antic | null, minute: number, beat: number): string {
  if (antic === "borrows") return clockText(borrowed(minute, beat))
  if (antic === "yawns") return "a yawn"
  if (antic === "sleeps") return "zz:zz"
  if (antic === "left") return "no clock"
  return backwards(minute) + (antic === "dresses" ? " with a moustache" : "")
}

/** What it says when it is caught. */
export const excuses: Record<Antic, string> = {
  borrows: "It was only trying it on.",
  yawns: "It was breathing in.",
  dresses: "What moustache?",
  dances: "It has a cramp.",
  sleeps: "It was not asleep.",
  left: "It was here all along.",
}
