import { type CSSProperties, memo } from "react"
import { ScrollArea } from "../../components/scroll-area/ScrollArea"
import type { Column, Row } from "../../lib/content/columns"
import { Cell } from "./Cell"
import * as styles from "./List.module.css"
import type { Layout } from "./layout"
import { firstOf } from "./logic"
import { SortHead } from "./SortHead"
import type { List } from "./useList"

type Props = {
  list: Pick<List<Row>, "sort" | "press" | "groups">
  columns: readonly Column[]
  /** All rows, shown or not: by their places there they are told apart. */
  rows: readonly Row[]
  layout: Layout
  /** How many of those that are found are drawn. */
  count: number
  /** What the rows are, for those who can't see the table. */
  things: string
}

// Where rows are laid out as grids or cards, some browsers take a table for none: each part says what it is.
const as = (role: string) => ({ role })

/** Where a column's cells stand, where that is not at their start. */
function alignOf({ align = "start", type }: Column): "center" | "end" | undefined {
  if (align !== "start") return align
  return type === "number" ? "end" : undefined
}

/** Whether what stands in a column's cells never breaks. */
const isWhole = ({ type }: Column) => type === "number" || type === "year" || type === "date"

/** CSS pixels of text that every window has, on a phone too. */
const phone = 290
/** And every window that is no phone's. */
const tablet = 560

/** Rows under heads that order them; cards on a phone that is too narrow for them, and lines on paper. */
export function ListTable({ list, columns, rows, count, layout: { tracks, least }, things }: Props) {
  const table = (
    <table
      {...as("table")}
      className={styles.table}
      data-cards={least > phone || undefined}
      style={{ "--tracks": tracks, "--least": `${least}px` } as CSSProperties}
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
  if (least <= tablet) return table
  return (
    <ScrollArea label={things} className={styles.wide}>
      {table}
    </ScrollArea>
  )
}

type GroupsProps = Pick<Props, "columns" | "rows" | "count"> & Pick<List<Row>, "groups">

/** They are drawn when the rows change, and not at every letter that is typed. */
const Groups = memo(function Groups({ count, groups, columns, rows }: GroupsProps) {
  const places = new Map(rows.map((row, i) => [row, i]))
  const sizes = new Map(groups.map(({ key, items }) => [key, items.length]))
  return firstOf(groups, count).map(({ key, items }) => (
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
            data-whole={isWhole(column) || undefined}
            data-align={alignOf(column)}
          >
            <Cell column={column} row={row} />
          </Part>
        )
      })}
    </tr>
  )
})
