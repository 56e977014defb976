import type { ReactNode } from "react"
import * as styles from "./MessageScene.module.css"

type Props = {
  /** The picture, and what can be pressed in it. */
  children: ReactNode
  /** What has just happened, on a plate over the picture, or "" while there is nothing to say yet. */
  says?: ReactNode
  className?: string | undefined
}

/** The sunken frame in which a page that says Yes or No has its scene. */
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
