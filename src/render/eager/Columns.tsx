import type { ReactNode } from "react"
import * as styles from "./Columns.module.css"

type Props = {
  /** Two or three Column components in reading order, the side column first unless there is a row. */
  children: ReactNode
}

/**
 * Two columns, the main column on the left and the side column on the right. On a phone the side column comes first.
 *
 * @feed {children}
 */
export default function Columns({ children }: Props) {
  return <div className={styles.columns}>{children}</div>
}
