import type { ReactNode } from "react"
import * as styles from "./Columns.module.css"

type Props = {
  /** The wide column on the left, or the narrow column on the right. */
  side: "main" | "aside"
  children: ReactNode
}

/**
 * The main or the side column of Columns. The side column is written first, since phones and screen readers show it
 * first.
 *
 * @feed {children}
 */
export default function Column({ side, children }: Props) {
  return <div className={`${styles.column} ${side === "main" ? styles.main : styles.aside}`}>{children}</div>
}
