import { type ReactNode, useId } from "react"
import * as styles from "./Window.module.css"

type Props = {
  /** What stands in the title bar; it is a heading of the second level. */
  title: string
  /** The surface inside: white paper for text, which is the default, or silver for controls. */
  tone?: "paper" | "silver"
  children: ReactNode
}

/**
 * A window of the desktop with a title bar, for a page that has more than one of them.
 *
 * @feed {children}
 */
export default function Window({ title, tone = "paper", children }: Props) {
  const id = useId()
  return (
    <section className={`window ${styles.window}`} aria-labelledby={id}>
      <div className={`title-bar ${styles.bar}`}>
        <h2 id={id} className={`title-bar-text ${styles.title}`}>
          {title}
        </h2>
      </div>
      <div className={`window-body ${styles.body} ${tone === "silver" ? styles.silver : styles.paper}`}>
        {children}
      </div>
    </section>
  )
}
