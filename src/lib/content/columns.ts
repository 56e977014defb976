/** The column definitions of <List>, used by the check of its rows and by the browser. */
import type { Json } from "./tree"

/** The types of a cell. A date is written as 2024-05-31; links and pictures are `LinkCell` and `PictureCell`. */
export const columnTypes = ["text", "number", "year", "date", "check", "link", "page", "picture"] as const

export type ColumnType = (typeof columnTypes)[number]

export type Column = {
  /** The key of the cell in each row. */
  key: string
  head: string
  type: ColumnType
  /** Allows rows without this cell. */
  optional?: boolean
  /** Defaults to "end" for numbers and "start" for all other types. */
  align?: "start" | "center" | "end"
  /** The unit of a number: "pages". */
  unit?: string
  /** Shows the sum of the numbers above the list. */
  sum?: boolean
}

/** One row of a list, by column key. */
export type Row = Readonly<Record<string, Json>>

/** A link to a page or another site: its address alone, or with a text. */
export type LinkCell = string | { text: string; to: string }

/** A picture in static, with its alternative text. */
export type PictureCell = { src: string; alt: string }
