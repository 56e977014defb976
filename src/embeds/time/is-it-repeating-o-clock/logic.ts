/** Which repetitions count, as the visitor and the address say it. */
import { type RepeatKind, repeatKindOf, repeatKinds } from "../../../lib/calendar/oClock"
import { clockText } from "../../../lib/calendar/wallClock"

/** The kin of 11:11, which may be left out; one digit alone always counts. */
export const kin = ["twice the same", "two pairs"] as const satisfies readonly RepeatKind[]

export type Kin = (typeof kin)[number]

const words: Record<Kin, string> = { "twice the same": "twice", "two pairs": "pairs" }

/** What counts, from the address: "twice", "pairs" or "none"; everything, when it says nothing that is known. */
export function readKinds(text: string | null): RepeatKind[] {
  if (text === "none") return ["one digit"]
  const only = kin.find(kind => words[kind] === text)
  return only ? ["one digit", only] : [...repeatKinds]
}

/** For the address: null when everything counts. */
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

/** How a minute of the day, 0 to 1439, repeats, in a sentence; that it doesn't, where it doesn't. */
export function kindText(minute: number): string {
  const kind = repeatKindOf(minute)
  return kind
    ? `${clockText(minute)} ${whys[kind]}.`
    : `${clockText(minute)} repeats nothing. It is only itself.`
}

/** What passes on a reel before it stops at a digit, that digit first and the last to have gone by after it. */
export function passing(digit: string): string[] {
  const last = /\d/.test(digit) ? Number(digit) : null
  return last === null ? [digit] : Array.from({ length: 10 }, (_, i) => String((last + 10 - i) % 10))
}
