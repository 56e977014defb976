import type { ReactNode } from "react"
import * as styles from "./Canvas.module.css"

type Props = {
  /** An honest description of the drawing. */
  label: string
  children: ReactNode
}

/** The paper of every attempt: 320 by 240 units around 0, 0. */
export function Canvas({ label, children }: Props) {
  return (
    <svg className={styles.canvas} viewBox="-160 -120 320 240" role="img" aria-label={label}>
      {children}
    </svg>
  )
}
