import type { ReactNode } from "react"
import * as styles from "./BigLinks.module.css"

type Props = {
  /** Links of one emoji each; each needs a name for those who can't see it. */
  children: ReactNode
}

/**
 * A row of links of one emoji each, drawn 64 pixels large.
 *
 * @feed {children}
 */
export default function BigLinks({ children }: Props) {
  return <div className={styles.links}>{children}</div>
}
