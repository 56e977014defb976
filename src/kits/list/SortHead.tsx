import type { ReactNode } from "react"
import { Icon } from "../../components/icon/Icon"
import * as styles from "./List.module.css"
import type { List } from "./useList"

type Props = {
  list: Pick<List<unknown>, "sort" | "press">
  /** The name of the order that a click selects. */
  by: string
  className?: string
  /** The alignment of the column's texts. */
  align?: "center" | "end"
  children: ReactNode
}

// Some browsers drop the table semantics of rows laid out as grids.
const role = { role: "columnheader" }

/** A column head that sorts the rows by its column when clicked, and reverses the order when clicked again. */
export function SortHead({ list: { sort, press }, by, className, align, children }: Props) {
  const direction = sort.by !== by ? undefined : sort.down ? "descending" : "ascending"
  return (
    <th scope="col" {...role} className={className} data-align={align} data-column={by} aria-sort={direction}>
      <button type="button" className={styles.head} onClick={() => press(by)}>
        {children}
        <span className={styles.direction} data-direction={direction}>
          <Icon name={direction === "descending" ? "down" : "up"} />
        </span>
      </button>
    </th>
  )
}
