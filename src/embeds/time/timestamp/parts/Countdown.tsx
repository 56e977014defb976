import { bits, endText } from "../logic"
import * as styles from "../UnixTime.module.css"

/** How long 32 bits suffice, and which of them are on now. */
export function Countdown({ now }: { now: number | null }) {
  return (
    <section aria-label="The end of 32 bits">
      <h2 className={styles.heading}>The end of 32 bits</h2>
      <p role="timer" aria-label="Until the end of 32 bits" className={styles.end}>
        {now === null ? "Counting..." : endText(now)}
      </p>
      <p className={`lcd ${styles.bits}`}>
        <span className="visually-hidden">The bits of this second: </span>
        {now === null
          ? "-------- -------- -------- --------"
          : (bits(now) ?? "32 bits were enough, and are not")}
      </p>
    </section>
  )
}
