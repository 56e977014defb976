import type { ReactNode } from "react"
import * as styles from "../ChristmasCalendar.module.css"

type Props = {
  practises: boolean
  /** Begins to practise, or ends it; null while the real doors are there. */
  turn: (() => void) | null
  /** How it stands. */
  children: ReactNode
}

/** What stands above the doors: how it stands, and the way to others. */
export function Top({ practises, turn, children }: Props) {
  return (
    <div className={styles.top}>
      <p className={styles.next}>{children}</p>
      {turn && (
        <button type="button" className="default" aria-pressed={practises} onClick={turn}>
          Practise
        </button>
      )}
    </div>
  )
}
