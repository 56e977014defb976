import type { OClock } from "../../lib/calendar/oClock"
import { clockText } from "../../lib/calendar/wallClock"
import * as styles from "./OClock.module.css"

type Props = {
  /** What the list is called. */
  label: string
  /** Minutes of the day, 0 to 1439, in order. */
  minutes: readonly number[]
  /** How it stands with them; null while nobody knows. */
  state: OClock | null
  /** What a press on one of them does; without it they are plates. */
  onHold?: (minute: number) => void
  /** The one that was pressed. */
  held?: number | null
}

/** Times of day, the present one and the next one marked in words. */
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
