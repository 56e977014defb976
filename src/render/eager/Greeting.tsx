import type { ReactNode } from "react"
import * as styles from "./Greeting.module.css"

type Props = {
  /** A banner and the heading of the page, in this order. */
  children: ReactNode
}

/**
 * The strip over everything else on the front page: its banner and its heading, side by side where there is room.
 *
 * @feed {children}
 */
export default function Greeting({ children }: Props) {
  return <div className={`window ${styles.greeting}`}>{children}</div>
}
