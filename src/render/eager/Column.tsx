import type { ReactNode } from "react"
import * as styles from "./Columns.module.css"

type Props = {
  /** The wide one on the left, or the narrow one on the right. */
  side: "main" | "aside"
  children: ReactNode
}

/**
 * One of the two columns of Columns. The one aside is written first: there is no other order on a phone or in speech.
 *
 * @feed {children}
 */
export default function Column({ side, children }: Props) {
  return <div className={`${styles.column} ${side === "main" ? styles.main : styles.aside}`}>{children}</div>
}
