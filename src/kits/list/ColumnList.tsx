import { useMemo } from "react"
import type { Column, Row } from "../../lib/content/columns"
import { columnSums, specOf } from "./columns"
import { EmptyList } from "./EmptyList"
import * as styles from "./List.module.css"
import { ListCount } from "./ListCount"
import { ListTable } from "./ListTable"
import { layoutOf } from "./layout"
import { SearchField } from "./SearchField"
import { useIncrementalCount } from "./useIncrementalCount"
import { useList } from "./useList"

type Props = {
  rows: readonly Row[]
  columns: readonly Column[]
  /** Shows a search field, over all columns or the columns with these keys. */
  search?: boolean | string | readonly string[]
  /** The key of the column for the initial order, with a minus for descending order. */
  order?: string
  group?: string
  /** The plural noun for the rows. */
  things: string
  /** The prefix of the list's keys in the address. */
  address?: string
}

/** A table of rows with a search field, a count, sorting and sums. */
export function ColumnList({ rows, columns, search = false, order, group, things, address = "" }: Props) {
  const spec = useMemo(() => specOf({ columns, search, order, group }), [columns, search, order, group])
  const layout = useMemo(() => layoutOf(columns, rows), [columns, rows])
  const keys = useMemo(() => ({ search: `${address}q`, order: `${address}sort` }), [address])
  const list = useList(rows, spec, keys)
  const { shown } = list
  const sums = useMemo(() => columnSums(columns, shown), [columns, shown])
  const count = useIncrementalCount(shown)
  return (
    <div className={styles.list}>
      {search !== false && <SearchField list={list} />}
      <ListCount list={list} things={things}>
        {sums}
      </ListCount>
      {shown.length > 0 ? (
        <ListTable list={list} columns={columns} rows={rows} count={count} layout={layout} things={things} />
      ) : (
        <EmptyList list={list} button="Show them all">
          Nothing fits. It was a good question, though.
        </EmptyList>
      )}
    </div>
  )
}
