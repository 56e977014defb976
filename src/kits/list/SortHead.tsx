import type { ReactNode } from "react"
import { Icon } from "../../components/icon/Icon"
import * as styles from "./List.module.css"
import type { List } from "./useList"

type Props = {
  list: Pick<List<unknown>, "sort" | "press">
  /** The order that a press asks for. */
  by: string
  className?: string
  /** Where in the column its texts stand. */
  align?: "center" | "end"
  children: ReactNode
}

// Where rows are laid out as grids, some browsers take a table for none.
const role = { role: "columnheader" }

/** The head of a column that orders the rows when it is pressed, and turns the order round when it is pressed again. */
export function SortHead({ list: { sort, press }, by, className, align, children }: Props) {
  const way = sort.by !== by ? undefined : sort.down ? "descending" : "ascending"
  return (
    <th scope="col" {...role} className={className} data-align={align} data-column={by} aria-sort={way}>
      <button type="button" className={styles.head} onClick={() => press(by)}>
        {children}
        <span className={styles.way} data-way={way}>
          <Icon name={way === "descending" ? "down" : "up"} />
        </span>
      </button>
    </th>
  )
}
