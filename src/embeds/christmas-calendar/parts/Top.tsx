import type { ReactNode } from "react"
import { Reserve } from "../../../components/reserve/Reserve"
import * as styles from "../ChristmasCalendar.module.css"

type Props = {
  practises: boolean
  /** Starts or ends practice; null while the real doors are open. */
  turn: (() => void) | null
  /** The status text. */
  children: ReactNode
}

/** The status above the doors, and the button that switches between real and practice doors. */
export function Top({ practises, turn, children }: Props) {
  return (
    <div className={styles.top}>
      <p className={styles.next}>{children}</p>
      {turn && (
        <button type="button" onClick={turn}>
          <Reserve inline all={["Real doors", "Practise"]}>
            {practises ? "Real doors" : "Practise"}
          </Reserve>
        </button>
      )}
    </div>
  )
}
