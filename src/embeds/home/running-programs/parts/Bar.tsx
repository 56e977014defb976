import type { ReactNode } from "react"
import * as styles from "../RunningPrograms.module.css"

/** The title bar of a small window. */
export function Bar({ children }: { children: ReactNode }) {
  return (
    <span className={`title-bar ${styles.bar}`}>
      <span className="title-bar-text">{children}</span>
    </span>
  )
}
