/** The kinds of repetition that count, and their notation in the address. */
import { type RepeatKind, repeatKindOf, repeatKinds } from "../../../lib/calendar/oClock"
import { clockText } from "../../../lib/calendar/wallClock"

/** The optional kinds; a single repeated digit always counts. */
export const kin = ["twice the same", "two pairs"] as const satisfies readonly RepeatKind[]

export type Kin = (typeof kin)[number]

const words: Record<Kin, string> = { "twice the same": "twice", "two pairs": "pairs" }

/** Parses the kinds in the address: "twice", "pairs" or "none"; all of them for anything else. */
export function readKinds(text: string | null): RepeatKind[] {
  if (text === "none") return ["one digit"]
  const only = kin.find(kind => words[kind] === text)
  return only ? ["one digit", only] : [...repeatKinds]
}

/** Formats the kinds for the address; null if all of them count. */
export function writeKinds(counted: readonly RepeatKind[]): string | null {
  const chosen = kin.filter(kind => counted.includes(kind))
  if (chosen.length === kin.length) return null
  return chosen[0] ? words[chosen[0]] : "none"
}

const whys: Record<RepeatKind, string> = {
  "one digit": "is one digit four times",
  "twice the same": "says the same twice",
  "two pairs": "is two pairs",
}

/** Describes the repetition of a minute of the day, 0 to 1439, or that there is none. */
export function kindText(minute: number): string {
  const kind = repeatKindOf(minute)
  return kind
    ? `${clockText(minute)} ${whys[kind]}.`
    : `${clockText(minute)} repeats nothing. It is only itself.`
}

/**
 * Returns the digits on a reel: the one it stops at first, then those that pass before it, the last of them first.
 */
export function passing(digit: string): string[] {
  const last = /\d/.test(digit) ? Number(digit) : null
  return last === null ? [digit] : Array.from({ length: 10 }, (_, i) => String((last + 10 - i) % 10))
}
