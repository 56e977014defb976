import type { ReactNode } from "react"
import * as styles from "./MessageScene.module.css"

type Props = {
  /** The picture with its controls. */
  children: ReactNode
  /** The message about the last action, over the picture; "" if there is none. */
  says?: ReactNode
  /** The hint that phones show in the message's place until then. */
  hint?: string
  className?: string | undefined
}

/** The sunken frame of the scene on pages that answer Yes or No. */
export function Stage({ children, says, hint, className }: Props) {
  return (
    <div className={`${styles.stage} ${className ?? ""}`}>
      {children}
      {says !== undefined && (
        <div
          role="status"
          className={styles.plate}
          data-empty={says ? undefined : ""}
          data-hint={says ? undefined : hint}
        >
          {says}
        </div>
      )}
    </div>
  )
}
