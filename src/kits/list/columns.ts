/** What <List> can do with rows, by its columns: how each is read, ordered and searched. */
import { longDate } from "../../lib/calendar/longDate"
import type { Column, LinkCell, PictureCell, Row } from "../../lib/content/columns"
import { type Compare, type ListSpec, type Order, statistics } from "./logic"

// Finnish order, fixed, so that the server and every browser agree: å, ä and ö come after z.
const { compare } = new Intl.Collator("fi", { numeric: true })

/** A number as it is read: "1,234", with its unit where it has one. */
export function numberText(value: number, unit = ""): string {
  return `${value.toLocaleString("en-GB")}${unit && ` ${unit}`}`
}

/** A year as it is read; those before Christ are below 0. */
export function yearText(year: number): string {
  return year < 0 ? `${-year} BC` : `${year}`
}

/** The words of a link, and where it leads; an address without words is shown without what every one begins with. */
export function linkOf(cell: LinkCell): { text: string; to: string } {
  return typeof cell === "string"
    ? { text: cell.replace(/^https?:\/\/(www\.)?|\/$/g, "") || cell, to: cell }
    : cell
}

/** A cell in words, as it is searched, grouped by and measured; nothing where it is empty. */
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

/** The order of rows by a column: texts as in a Finnish dictionary, ticks before none; pictures have none. */
function compareBy(column: Column): Compare<Row> | null {
  const { key, type } = column
  if (type === "picture") return null
  if (type === "number" || type === "year") return (a, b) => Number(a[key]) - Number(b[key])
  if (type === "check") return (a, b) => Number(b[key]) - Number(a[key])
  if (type === "date") return (a, b) => (String(a[key]) < String(b[key]) ? -1 : a[key] === b[key] ? 0 : 1)
  return (a, b) => compare(cellText(column, a), cellText(column, b))
}

const lacks = (row: Row, { key }: Column) => row[key] === undefined

/** Whether a search over everything looks into a column: numbers and ticks would be found by chance. */
const isSearched = ({ type }: Column) => type !== "number" && type !== "check"

type Wishes = {
  columns: readonly Column[]
  /** Whether there is a search, or the keys of the columns in which it looks. */
  search: boolean | string | readonly string[]
  /** A column's key, with a minus before it from the largest down. */
  order?: string
  group?: string
}

/** What <List> can do with its rows. */
export function specOf({ columns, search, order, group }: Wishes): ListSpec<Row> {
  const orders: Record<string, Order<Row>> = {}
  for (const column of columns) {
    const by = compareBy(column)
    if (by) orders[column.key] = { compare: by, lacks: row => lacks(row, column) }
  }
  const spec: ListSpec<Row> = { orders, first: order ?? "" }
  const named = typeof search === "boolean" ? null : [search].flat()
  const looked = columns.filter(column => named?.includes(column.key) ?? isSearched(column))
  if (search !== false) spec.search = { text: row => looked.map(column => cellText(column, row)).join(" ") }
  const by = columns.find(({ key }) => key === group)
  const within = by && compareBy(by)
  if (by && within) {
    const compare: Compare<Row> = (a, b) =>
      Number(lacks(a, by)) - Number(lacks(b, by)) || (lacks(a, by) ? 0 : within(a, b))
    spec.group = { by: by.key, key: row => cellText(by, row), compare }
  }
  return spec
}

/** What the columns that are added up come to: "Pages: 31,234 together, 312 on average." */
export function columnSums(columns: readonly Column[], rows: readonly Row[]): string {
  return columns
    .flatMap(({ key, head, unit, sum }) => {
      const numbers = rows.flatMap(row => (typeof row[key] === "number" ? [row[key]] : []))
      const found = sum ? statistics(numbers) : null
      if (!found) return []
      const mean = Number(found.mean.toPrecision(3))
      return [`${head}: ${numberText(found.sum, unit)} together, ${numberText(mean)} on average.`]
    })
    .join(" ")
}
