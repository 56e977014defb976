import type { ReactNode } from "react"
import * as styles from "../Links.module.css"
import { drawers } from "../schema"

type Props = {
  /** The open drawer; null if all are closed. */
  open: string | null
  /** The number of drawers this cabinet is nested in. */
  deep: number
  onPull: (drawer: string) => void
}

/** Draws an oak cabinet with ten drawers, nested as deep as the visitor has looked. */
export function Cabinet({ open, deep, onPull }: Props) {
  const fronts = [...Object.entries(drawers), ["also", "See also"] as const]
  const inside = (
    <ul className={styles.drawers} aria-label="Drawers">
      {fronts.map(([name, label]) => (
        <li key={name}>
          <button
            type="button"
            className={styles.drawer}
            aria-pressed={name === open}
            onClick={() => onPull(name)}
          >
            <span className={styles.label}>{label}</span>
          </button>
        </li>
      ))}
    </ul>
  )
  let cabinet: ReactNode = inside
  for (let i = 0; i < deep; i++) cabinet = <div className={styles.frame}>{cabinet}</div>
  return <div className={styles.cabinet}>{cabinet}</div>
}
