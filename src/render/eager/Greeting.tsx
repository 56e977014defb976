import type { ReactNode } from "react"
import * as styles from "./Greeting.module.css"

type Props = {
  /** A banner, the heading of the page and a line of text, in this order. */
  children: ReactNode
}

/**
 * A strip across the top of the front page with its banner and words, side by side if there is room.
 *
 * @feed {children}
 */
export default function Greeting({ children }: Props) {
  return <div className={`window ${styles.greeting}`}>{children}</div>
}
