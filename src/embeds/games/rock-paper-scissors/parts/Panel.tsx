import { type ReactNode, useId } from "react"
import * as styles from "../RockPaperScissors.module.css"

/** A box below the throws, labelled by its heading. */
export function Panel({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}
