import { type CSSProperties, memo } from "react"
import { ScrollArea } from "../../components/scroll-area/ScrollArea"
import type { Column, Row } from "../../lib/content/columns"
import { Cell } from "./Cell"
import * as styles from "./List.module.css"
import type { Layout } from "./layout"
import { takeFromGroups } from "./logic"
import { SortHead } from "./SortHead"
import type { List } from "./useList"

type Props = {
  list: Pick<List<Row>, "sort" | "press" | "groups">
  columns: readonly Column[]
  /** All rows, including hidden ones: their indices are the React keys. */
  rows: readonly Row[]
  layout: Layout
  /** The number of matching rows to render. */
  count: number
  /** The plural noun for the rows, in the accessible name of the table. */
  things: string
}

// Some browsers drop the table semantics of rows laid out as grids or cards, so each part has an explicit role.
const as = (role: string) => ({ role })

/** Returns the alignment of a column's cells; undefined for the start. */
function alignOf({ align = "start", type }: Column): "center" | "end" | undefined {
  if (align !== "start") return align
  return type === "number" ? "end" : undefined
}

/** Returns whether the text of a column's cells never wraps. */
const isUnbreakable = ({ type }: Column) => type === "number" || type === "year" || type === "date"

/** The width of text in every window, even on a phone, in CSS pixels. */
const phoneWidth = 290
/** The width of text in every window on larger screens, in CSS pixels. */
const tabletWidth = 560

/** A table with sortable columns. On a phone that is too narrow the rows are cards, on paper they are lists. */
export function ListTable({ list, columns, rows, count, layout: { tracks, minWidth }, things }: Props) {
  const table = (
    <table
      {...as("table")}
      className={styles.table}
      data-cards={minWidth > phoneWidth || undefined}
      style={{ "--tracks": tracks, "--min-width": `${minWidth}px` } as CSSProperties}
    >
      <caption className="visually-hidden">{things}; the buttons in the heads change the order</caption>
      <thead {...as("rowgroup")}>
        <tr {...as("row")}>
          {columns.map(column =>
            column.type === "picture" ? (
              <th
                key={column.key}
                scope="col"
                {...as("columnheader")}
                className={styles.plainHead}
                data-align={alignOf(column)}
              >
                {column.head}
              </th>
            ) : (
              <SortHead key={column.key} list={list} by={column.key} align={alignOf(column)}>
                {column.head}
              </SortHead>
            ),
          )}
        </tr>
      </thead>
      <Groups count={count} groups={list.groups} columns={columns} rows={rows} />
    </table>
  )
  if (minWidth <= tabletWidth) return table
  return (
    <ScrollArea label={things} className={styles.wide}>
      {table}
    </ScrollArea>
  )
}

type GroupsProps = Pick<Props, "columns" | "rows" | "count"> & Pick<List<Row>, "groups">

/** The table bodies, memoised so that typing in the search field doesn't render them. */
const Groups = memo(function Groups({ count, groups, columns, rows }: GroupsProps) {
  const places = new Map(rows.map((row, i) => [row, i]))
  const sizes = new Map(groups.map(({ key, items }) => [key, items.length]))
  return takeFromGroups(groups, count).map(({ key, items }) => (
    <tbody key={key} {...as("rowgroup")}>
      {(groups.length > 1 || key !== "") && (
        <tr {...as("row")} className={styles.group}>
          <th {...as("rowheader")} scope="rowgroup" colSpan={columns.length}>
            {key || "The others"} <span>({sizes.get(key)})</span>
          </th>
        </tr>
      )}
      {items.map(row => (
        <TableRow key={places.get(row)} row={row} columns={columns} />
      ))}
    </tbody>
  ))
})

const TableRow = memo(function TableRow({ row, columns }: { row: Row; columns: readonly Column[] }) {
  return (
    <tr {...as("row")} className={styles.row}>
      {columns.map((column, i) => {
        const Part = i === 0 ? "th" : "td"
        return (
          <Part
            key={column.key}
            {...as(i === 0 ? "rowheader" : "cell")}
            scope={i === 0 ? "row" : undefined}
            data-head={i === 0 ? undefined : column.head}
            data-whole={isUnbreakable(column) || undefined}
            data-align={alignOf(column)}
          >
            <Cell column={column} row={row} />
          </Part>
        )
      })}
    </tr>
  )
})
