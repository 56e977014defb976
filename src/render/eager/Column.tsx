import type { ReactNode } from "react"
import * as styles from "./Columns.module.css"

const places = { main: styles.main, aside: styles.aside, wide: styles.wide }

type Props = {
  /** The wide column on the left, the narrow column on the right, or a row under both. */
  side: "main" | "aside" | "wide"
  children: ReactNode
}

/**
 * The main or the side column of Columns, or a row as wide as both. The side column is written first, since phones and
 * screen readers show it first; beside a row all come in the order in which they are written.
 *
 * @feed {children}
 */
export default function Column({ side, children }: Props) {
  return <div className={`${styles.column} ${places[side]}`}>{children}</div>
}
