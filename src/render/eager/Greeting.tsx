import type { ReactNode } from "react"
import * as styles from "./Greeting.module.css"

type Props = {
  /** A banner and the heading of the page, in this order. */
  children: ReactNode
}

/**
 * A strip across the top of the front page with its banner and heading, side by side if there is room.
 *
 * @feed {children}
 */
export default function Greeting({ children }: Props) {
  return <div className={`window ${styles.greeting}`}>{children}</div>
}
