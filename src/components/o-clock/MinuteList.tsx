import type { OClock } from "../../lib/calendar/oClock"
import { clockText } from "../../lib/calendar/wallClock"
import * as styles from "./OClock.module.css"

type Props = {
  /** The accessible name of the list. */
  label: string
  /** The minutes of the day, 0 to 1439, in order. */
  minutes: readonly number[]
  /** The state of the clock; null before mount. */
  state: OClock | null
  /** Handles a click on a minute; without it the minutes are no buttons. */
  onHold?: (minute: number) => void
  /** The selected minute. */
  held?: number | null
}

/** A list of times of day, with the current and the next one marked in words. */
export function MinuteList({ label, minutes, state, onHold, held }: Props) {
  return (
    <ul className={styles.minutes} aria-label={label}>
      {minutes.map(minute => {
        const mark = markOf(minute, state)
        const text = (
          <>
            <span className={styles.minute}>{clockText(minute)}</span> <small>{mark}</small>
          </>
        )
        return (
          <li key={minute} aria-current={mark === "now" ? "time" : undefined} data-mark={mark || undefined}>
            {onHold ? (
              <button type="button" aria-pressed={held === minute} onClick={() => onHold(minute)}>
                {text}
              </button>
            ) : (
              text
            )}
          </li>
        )
      })}
    </ul>
  )
}

function markOf(minute: number, state: OClock | null): string {
  if (state?.shown === minute) return "now"
  return state?.next.minute === minute ? "next" : ""
}
