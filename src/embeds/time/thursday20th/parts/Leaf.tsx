import type { CSSProperties } from "react"
import { monthName } from "../../../../lib/calendar/dayNames"
import { counted } from "../../../../lib/text/counted"
import type { Next } from "../logic"
import * as styles from "../Thursday20th.module.css"

/** So many torn leaves lie in sight at most. */
const heap = 9

/** A leaf of a tear-off calendar with the day on it; the month is empty while it isn't known. */
export function Leaf({ next, torn }: { next: Next | null; torn: number }) {
  return (
    <div className={styles.calendar}>
      {torn > 0 && (
        <div
          className={styles.heap}
          role="img"
          aria-label={`${counted(torn, "leaf", "leaves")} on the floor`}
        >
          {Array.from({ length: Math.min(heap, torn) }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a leaf stays where it fell
            <span key={i} style={{ "--i": i } as CSSProperties}>
              20
            </span>
          ))}
        </div>
      )}
      <p className={styles.leaf} key={torn}>
        <span className={styles.month}>{next ? `${monthName(next.month)} ${next.year}` : "..."}</span>{" "}
        <span className={styles.date}>20</span> <span className={styles.weekday}>Thursday</span>
      </p>
    </div>
  )
}
