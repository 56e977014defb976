import type { ReactNode } from "react"
import * as styles from "./List.module.css"
import { countText } from "./logic"
import type { List } from "./useList"

type Props = {
  list: Pick<List<unknown>, "counter" | "all" | "shown">
  /** The plural noun for the items: "books". */
  things: string
  /** Content after the count, which screen readers don't announce at each change. */
  children?: ReactNode
}

/** The number of items shown, which screen readers announce when it changes. */
export function ListCount({ list: { counter, all, shown }, things, children }: Props) {
  return (
    <p ref={counter} className={styles.count} tabIndex={-1}>
      <span role="status">{countText(shown.length, all, things)}</span> {children}
    </p>
  )
}
