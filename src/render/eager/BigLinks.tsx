import type { ReactNode } from "react"
import * as styles from "./BigLinks.module.css"

type Props = {
  /** Links of one emoji and a name each, the emoji in a span: [<span aria-hidden="true">🐹</span> Pertti](/pertti). */
  children: ReactNode
}

/**
 * A row of links of one emoji each, drawn 64 pixels large over its name.
 *
 * @feed {children}
 */
export default function BigLinks({ children }: Props) {
  return <div className={styles.links}>{children}</div>
}
