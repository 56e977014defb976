import { type ReactNode, useId } from "react"
import * as styles from "../RockPaperScissors.module.css"

/** One of the boxes under the throws, which is called by its heading. */
export function Panel({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}
