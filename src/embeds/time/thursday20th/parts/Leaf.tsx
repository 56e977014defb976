import { monthName } from "../../../../lib/calendar/dayNames"
import type { Next } from "../logic"
import * as styles from "../Thursday20th.module.css"

/** A leaf of a tear-off calendar with the day on it; the month is empty while it isn't known. */
export function Leaf({ next }: { next: Next | null }) {
  return (
    <p className={styles.leaf}>
      <span className={styles.month}>{next ? `${monthName(next.month)} ${next.year}` : "..."}</span>{" "}
      <span className={styles.date}>20</span> <span className={styles.weekday}>Thursday</span>
    </p>
  )
}
