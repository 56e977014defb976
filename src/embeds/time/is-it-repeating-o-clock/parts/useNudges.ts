import { useState } from "react"
import { clockText } from "../../../../lib/calendar/wallClock"
import { pluralise } from "../../../../lib/text/pluralise"
import { type Digits, digitsOf, minuteOf, nearest, nudged } from "../nudges"

/** What was nudged last, and which way. */
export type Last = { place: number; step: 1 | -1; count: number }

/**
 * The reels as they were nudged in the minute that it is, `minute`, towards one of those that count; the next minute
 * puts them back. `minute` is null while nobody knows.
 */
export function useNudges(minute: number | null, minutes: readonly number[]) {
  const [kept, setKept] = useState<{ of: number; digits: Digits; last: Last } | null>(null)
  const now = kept !== null && kept.of === minute ? kept : null
  const reached = now && minuteOf(now.digits)
  const isWon = reached !== null && reached !== minute && minutes.includes(reached)
  const count = now?.last.count ?? 0
  const fewest = minute === null || minutes.includes(minute) ? null : nearest(minute, minutes)
  const won = isWon && minute !== null && reached !== null
  return {
    digits: now?.digits ?? null,
    last: now?.last ?? null,
    isWon,
    /** What there is to say of it; null before the first nudge. */
    says: won
      ? `${clockText(reached)} in ${pluralise(count, "nudge")}${
          fewest === null
            ? `. ${clockText(minute)} was fine as it was.`
            : fewest.nudges < count
              ? `. It takes ${fewest.nudges}.`
              : ", the fewest. Jackpot!"
        }`
      : now && `${pluralise(count, "nudge")}.${reached === null ? " No clock shows that." : ""}`,
    /** What can be sent on of it; null where it wasn't done. */
    told: won
      ? `I have nudged ${clockText(minute)} to ${clockText(reached)} in ${pluralise(count, "nudge")}.`
      : null,
    /** What there is to do, before the first nudge. */
    task:
      fewest && minute !== null
        ? `${clockText(minute)} is ${pluralise(fewest.nudges, "nudge")} from a time that repeats.`
        : null,
    nudge(place: number, step: 1 | -1) {
      // Whoever has won begins again with the time that it is.
      if (minute === null) return
      const digits = now && !isWon ? now.digits : digitsOf(minute)
      const before = isWon ? 0 : count
      setKept({ of: minute, digits: nudged(digits, place, step), last: { place, step, count: before + 1 } })
    },
    putBack: () => setKept(null),
  }
}
