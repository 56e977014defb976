import { type ReactNode, useId } from "react"
import * as styles from "./Window.module.css"

type Props = {
  /** The text of the title bar, a second-level heading. */
  title: string
  /** The surface inside: white paper for text, which is the default, or silver for controls. */
  tone?: "paper" | "silver"
  children: ReactNode
}

/**
 * A desktop window with a title bar, for pages with several windows.
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
