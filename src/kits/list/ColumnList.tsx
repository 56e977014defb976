import { useMemo } from "react"
import type { Column, Row } from "../../lib/content/columns"
import { columnSums, specOf } from "./columns"
import { EmptyList } from "./EmptyList"
import * as styles from "./List.module.css"
import { ListCount } from "./ListCount"
import { ListTable } from "./ListTable"
import { layoutOf } from "./layout"
import { SearchField } from "./SearchField"
import { useGradual } from "./useGradual"
import { useList } from "./useList"

type Props = {
  rows: readonly Row[]
  columns: readonly Column[]
  /** Whether there is a search field; or the keys of the columns in which it looks. */
  search?: boolean | string | readonly string[]
  /** The key of the column that orders the rows at first, with a minus before it from the largest down. */
  order?: string
  group?: string
  /** What the rows are, in the plural. */
  things: string
  /** What its keys in the address begin with. */
  address?: string
}

/** Rows as a table by their columns, with a search field, a count, heads that order it, and sums. */
export function ColumnList({ rows, columns, search = false, order, group, things, address = "" }: Props) {
  const spec = useMemo(() => specOf({ columns, search, order, group }), [columns, search, order, group])
  const layout = useMemo(() => layoutOf(columns, rows), [columns, rows])
  const keys = useMemo(() => ({ search: `${address}q`, order: `${address}sort` }), [address])
  const list = useList(rows, spec, keys)
  const { shown } = list
  const sums = useMemo(() => columnSums(columns, shown), [columns, shown])
  const count = useGradual(shown)
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
