import { useState } from "react"
import { clockText } from "../../../../lib/calendar/wallClock"
import { pluralise } from "../../../../lib/text/pluralise"
import { type Digits, digitsOf, minuteOf, nearest, nudged } from "../nudges"

/** The last nudge: its digit, its direction, and the number of nudges so far. */
export type Last = { place: number; step: 1 | -1; count: number }

/**
 * Returns the reels nudged from the current `minute` towards one of those that count; the next minute resets them.
 * `minute` is null before mount.
 */
export function useNudges(minute: number | null, minutes: readonly number[]) {
  const [nudgeState, setNudgeState] = useState<{ of: number; digits: Digits; last: Last } | null>(null)
  const now = nudgeState !== null && nudgeState.of === minute ? nudgeState : null
  const reached = now && minuteOf(now.digits)
  const isWon = reached !== null && reached !== minute && minutes.includes(reached)
  const count = now?.last.count ?? 0
  const fewest = minute === null || minutes.includes(minute) ? null : nearest(minute, minutes)
  const won = isWon && minute !== null && reached !== null
  return {
    digits: now?.digits ?? null,
    last: now?.last ?? null,
    isWon,
    /** The message about the nudges; null before the first. */
    says: won
      ? `${clockText(reached)} in ${pluralise(count, "nudge")}${
          fewest === null
            ? `. ${clockText(minute)} was fine as it was.`
            : fewest.nudges < count
              ? `. It takes ${fewest.nudges}.`
              : ", the fewest. Jackpot!"
        }`
      : now && `${pluralise(count, "nudge")}.${reached === null ? " No clock shows that." : ""}`,
    /** The text to share; null until it is won. */
    shareText: won
      ? `I have nudged ${clockText(minute)} to ${clockText(reached)} in ${pluralise(count, "nudge")}.`
      : null,
    /** The task, shown before the first nudge. */
    task:
      fewest && minute !== null
        ? `${clockText(minute)} is ${pluralise(fewest.nudges, "nudge")} from a time that repeats.`
        : null,
    nudge(place: number, step: 1 | -1) {
      // After a win it begins again from the current time.
      if (minute === null) return
      const digits = now && !isWon ? now.digits : digitsOf(minute)
      const before = isWon ? 0 : count
      setNudgeState({
        of: minute,
        digits: nudged(digits, place, step),
        last: { place, step, count: before + 1 },
      })
    },
    putBack: () => setNudgeState(null),
  }
}
