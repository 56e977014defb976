import { endText } from "../logic"
import * as styles from "../UnixTime.module.css"

/** The time until the end of 32-bit time. */
export function Countdown({ now }: { now: number | null }) {
  return (
    <section aria-label="The end of 32 bits">
      <h2 className={styles.heading}>The end of 32 bits</h2>
      <p role="timer" aria-label="Until the end of 32 bits" className={styles.end}>
        {now === null ? "Counting..." : endText(now)}
      </p>
    </section>
  )
}
