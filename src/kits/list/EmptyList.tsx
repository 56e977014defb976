import type { ReactNode } from "react"
import * as styles from "./List.module.css"
import type { List } from "./useList"

type Props = {
  list: Pick<List<unknown>, "field" | "counter" | "clear">
  /** What the button says: "Show every book". */
  button: string
  /** What stands where the items would be. */
  children: ReactNode
}

/** What is shown of a list of which nothing is found, with one button that takes the search and the filters away. */
export function EmptyList({ list: { field, counter, clear }, button, children }: Props) {
  const showAll = () => {
    clear()
    // The button goes, and the focus must not go with it.
    const heir = field.current ?? counter.current
    heir?.focus()
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
