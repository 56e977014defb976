import type { ReactNode } from "react"
import * as styles from "./MessageScene.module.css"

type Props = {
  /** The picture, and what can be pressed in it. */
  children: ReactNode
  /** What has just happened, on a plate over the picture, or "" while there is nothing to say yet. */
  says?: ReactNode
  /** What a phone shows in the plate's place until then: what can be done here. */
  hint?: string
  className?: string | undefined
}

/** The sunken frame in which a page that says Yes or No has its scene. */
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
