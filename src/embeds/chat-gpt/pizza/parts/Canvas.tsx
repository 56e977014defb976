import type { ReactNode } from "react"
import * as styles from "./Canvas.module.css"

type Props = {
  /** What the drawing shows, to be honest. */
  label: string
  children: ReactNode
}

/** The paper of every attempt: 320 by 240, with 0,0 in its middle. */
export function Canvas({ label, children }: Props) {
  return (
    <svg className={styles.canvas} viewBox="-160 -120 320 240" role="img" aria-label={label}>
      {children}
    </svg>
  )
}
