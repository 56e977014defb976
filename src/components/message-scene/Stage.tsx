import type { ReactNode } from "react"
import * as styles from "./MessageScene.module.css"

type Props = {
  /** The picture and its controls. */
  children: ReactNode
  /** The message on a plate over the picture; "" without one. */
  says?: ReactNode
  className?: string | undefined
}

/** The sunken frame for the scene of a page that answers yes or no. */
export function Stage({ children, says, className }: Props) {
  return (
    <div className={`${styles.stage} ${className ?? ""}`}>
      {children}
      {says !== undefined && (
        <div role="status" className={styles.plate} data-empty={says ? undefined : ""}>
          {says}
        </div>
      )}
    </div>
  )
}
