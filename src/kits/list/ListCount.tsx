import type { ReactNode } from "react"
import * as styles from "./List.module.css"
import { countText } from "./logic"
import type { List } from "./useList"

type Props = {
  list: Pick<List<unknown>, "counter" | "all" | "shown">
  /** What is counted, in the plural: "books". */
  things: string
  /** What is said after the count, and not read aloud at each change. */
  children?: ReactNode
}

/** How many items are shown, also for those who can't see them come and go. */
export function ListCount({ list: { counter, all, shown }, things, children }: Props) {
  return (
    <p ref={counter} className={styles.count} tabIndex={-1}>
      <span role="status">{countText(shown.length, all, things)}</span> {children}
    </p>
  )
}
