import type { CSSProperties } from "react"
import { Icon } from "../../../components/icon/Icon"
import * as styles from "../ColorGrid.module.css"
import { type State, sideOf } from "../logic"

export type Catch = Pick<State, "seed" | "level"> & { cell: number; colour: string }

/** The cell just found, which looks up, caught, and disappears. */
export function Caught({ found: { level, cell, colour } }: { found: Catch }) {
  const side = sideOf(level)
  const place = { "--side": side, "--x": cell % side, "--y": Math.floor(cell / side) } as CSSProperties
  return (
    <span className={styles.caught} style={{ ...place, background: colour }} aria-hidden="true">
      <svg viewBox="0 0 40 30" className={styles.face} aria-hidden="true">
        <ellipse cx="10" cy="10" rx="9" ry="9" fill="#fff" stroke="#000" />
        <ellipse cx="30" cy="10" rx="9" ry="9" fill="#fff" stroke="#000" />
        <circle cx="10" cy="8" r="4" />
        <circle cx="30" cy="8" r="4" />
        <circle cx="20" cy="24" r="4" fill="#000" />
      </svg>
      <span className={styles.sign}>
        <Icon name="tick" />
      </span>
    </span>
  )
}
