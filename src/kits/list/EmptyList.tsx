import type { ReactNode } from "react"
import * as styles from "./List.module.css"
import type { List } from "./useList"

type Props = {
  list: Pick<List<unknown>, "field" | "counter" | "clear">
  /** The label of the button: "Show every book". */
  button: string
  /** The message in place of the items. */
  children: ReactNode
}

/** The message of a list without matches, with a button that clears the search and the filters. */
export function EmptyList({ list: { field, counter, clear }, button, children }: Props) {
  const showAll = () => {
    clear()
    // The button disappears, so the focus has to move.
    const target = field.current ?? counter.current
    target?.focus()
  }
  return (
    <div className={styles.empty}>
      <p>{children}</p>
      <button type="button" onClick={showAll}>
        {button}
      </button>
    </div>
  )
}
