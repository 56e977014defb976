/** The columns of a list that <List> shows: what the check holds rows against, and what the browser draws. */
import type { Json } from "./tree"

/** What a cell may be: a text, a number, a year, a day as 2024-05-31, true or false, or one of the types below. */
export const columnTypes = ["text", "number", "year", "date", "check", "link", "page", "picture"] as const

export type ColumnType = (typeof columnTypes)[number]

export type Column = {
  /** The key in the rows. */
  key: string
  head: string
  type: ColumnType
  /** Whether a row may be without it. */
  optional?: boolean
  /** Numbers stand at the end of their cells, everything else at the start, unless this says otherwise. */
  align?: "start" | "center" | "end"
  /** What a number counts: "pages". */
  unit?: string
  /** Whether the numbers are added up above the list. */
  sum?: boolean
}

/** One row of a list, by its keys. */
export type Row = Readonly<Record<string, Json>>

/** A link to elsewhere or to a page: its address alone, or with words to press. */
export type LinkCell = string | { text: string; to: string }

/** A picture in static, and what it shows. */
export type PictureCell = { src: string; alt: string }
