/** Formatting, sorting and searching of the rows of <List> by the types of its columns. */
import { longDate } from "../../lib/calendar/longDate"
import type { Column, LinkCell, PictureCell, Row } from "../../lib/content/columns"
import { type Compare, type ListSpec, type Order, statistics } from "./logic"

// A fixed locale, so that the server and every browser sort alike: å, ä and ö come after z.
const { compare } = new Intl.Collator("fi", { numeric: true })

/** Formats a number with its unit, if any: "1,234 pages". */
export function numberText(value: number, unit = ""): string {
  return `${value.toLocaleString("en-GB")}${unit && ` ${unit}`}`
}

/** Formats a year; years BC are negative. */
export function yearText(year: number): string {
  return year < 0 ? `${-year} BC` : `${year}`
}

/** Returns the text and the target of a link. Without a text, the address is shown without its scheme and "www.". */
export function linkOf(cell: LinkCell): { text: string; to: string } {
  return typeof cell === "string"
    ? { text: cell.replace(/^https?:\/\/(www\.)?|\/$/g, "") || cell, to: cell }
    : cell
}

/** Returns the text of a cell for searching, grouping and layout; "" for an empty cell. */
export function cellText({ key, type, unit }: Column, row: Row): string {
  const value = row[key]
  if (value === undefined || value === null) return ""
  switch (type) {
    case "number":
      return numberText(Number(value), unit)
    case "year":
      return yearText(Number(value))
    case "date":
      return longDate(String(value))
    case "check":
      return value ? "yes" : "no"
    case "link":
    case "page":
      return linkOf(value as LinkCell).text
    case "picture":
      return (value as PictureCell).alt
    case "text":
      return String(value)
  }
}

/** Returns the comparison of rows by a column: texts in Finnish order, ticked before unticked; null for pictures. */
function compareBy(column: Column): Compare<Row> | null {
  const { key, type } = column
  if (type === "picture") return null
  if (type === "number" || type === "year") return (a, b) => Number(a[key]) - Number(b[key])
  if (type === "check") return (a, b) => Number(b[key]) - Number(a[key])
  if (type === "date") return (a, b) => (String(a[key]) < String(b[key]) ? -1 : a[key] === b[key] ? 0 : 1)
  return (a, b) => compare(cellText(column, a), cellText(column, b))
}

const lacks = (row: Row, { key }: Column) => row[key] === undefined

/** Returns whether a search over all columns includes a column: numbers and ticks would match by chance. */
const isSearched = ({ type }: Column) => type !== "number" && type !== "check"

type Options = {
  columns: readonly Column[]
  /** Enables search over all columns, or the columns with these keys. */
  search: boolean | string | readonly string[]
  /** A column's key, with a minus for descending order. */
  order?: string
  group?: string
}

/** Creates the specification of a list from its columns. */
export function specOf({ columns, search, order, group }: Options): ListSpec<Row> {
  const orders: Record<string, Order<Row>> = {}
  for (const column of columns) {
    const by = compareBy(column)
    if (by) orders[column.key] = { compare: by, lacks: row => lacks(row, column) }
  }
  const spec: ListSpec<Row> = { orders, first: order ?? "" }
  const searchKeys = typeof search === "boolean" ? null : [search].flat()
  const searchColumns = columns.filter(column => searchKeys?.includes(column.key) ?? isSearched(column))
  if (search !== false)
    spec.search = { text: row => searchColumns.map(column => cellText(column, row)).join(" ") }
  const by = columns.find(({ key }) => key === group)
  const compareGroups = by && compareBy(by)
  if (by && compareGroups) {
    const compare: Compare<Row> = (a, b) =>
      Number(lacks(a, by)) - Number(lacks(b, by)) || (lacks(a, by) ? 0 : compareGroups(a, b))
    spec.group = { by: by.key, key: row => cellText(by, row), compare }
  }
  return spec
}

/** Sums up the columns with `sum`: "Pages: 31,234 together, 312 on average." */
export function columnSums(columns: readonly Column[], rows: readonly Row[]): string {
  return columns
    .flatMap(({ key, head, unit, sum }) => {
      const numbers = rows.flatMap(row => (typeof row[key] === "number" ? [row[key]] : []))
      const result = sum ? statistics(numbers) : null
      if (!result) return []
      const mean = Number(result.mean.toPrecision(3))
      return [`${head}: ${numberText(result.sum, unit)} together, ${numberText(mean)} on average.`]
    })
    .join(" ")
}
