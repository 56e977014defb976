import type { ReactNode } from "react"
import * as styles from "./BigLinks.module.css"

type Props = {
  /** Links, each an emoji in a span and a name: [<span aria-hidden="true">🐹</span> Pertti](/pertti). */
  children: ReactNode
}

/**
 * A row of links, each a 64-pixel emoji above its name.
 *
 * @feed {children}
 */
export default function BigLinks({ children }: Props) {
  return <div className={styles.links}>{children}</div>
}
