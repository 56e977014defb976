import type { ReactNode } from "react"
import * as styles from "./Columns.module.css"

type Props = {
  /** Two columns, in the order in which they are read: the one aside first. */
  children: ReactNode
}

/**
 * Two columns: the main one on the left, the one aside on the right; on a phone the one aside stands above.
 *
 * @feed {children}
 */
export default function Columns({ children }: Props) {
  return <div className={styles.columns}>{children}</div>
}
