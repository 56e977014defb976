/** Column widths of <List>, calculated from all rows so that they don't change with the search. */
import type { Column, Row } from "../../lib/content/columns"
import { cellText } from "./columns"

export type Layout = {
  /** The value of grid-template-columns, the same for every row. */
  tracks: string
  /** The minimum width of the table, in CSS pixels. */
  minWidth: number
}

/** The width of a digit in the table's font, in CSS pixels. */
const digitWidth = 9.6
const paddingPx = 16

const maxLength = (texts: readonly string[]) => texts.reduce((max, text) => Math.max(max, text.length), 0)

/** The length in letters from which a word may break. */
const maxWordLength = 16

/** Calculates the layout. Numbers and days never wrap, texts only between words or within very long ones. */
export function layoutOf(columns: readonly Column[], rows: readonly Row[]): Layout {
  const widths = columns.map(column => {
    const { head, type } = column
    const texts = rows.map(row => cellText(column, row))
    const isText = type === "text" || type === "link" || type === "page"
    const wordLength = Math.min(maxWordLength, maxLength(texts.flatMap(text => text.split(/[\s-]/))))
    const inner = type === "picture" ? 8 : type === "check" ? 3 : isText ? wordLength : maxLength(texts)
    const mean = texts.reduce((sum, text) => sum + text.length, 0) / Math.max(1, texts.length)
    return {
      minPx: Math.ceil(Math.max(head.length + 2, inner) * digitWidth) + paddingPx,
      share: isText ? Math.round(Math.min(40, Math.max(8, mean))) : 0,
    }
  })
  return {
    tracks: widths
      .map(({ minPx, share }) => (share > 0 ? `minmax(${minPx}px, ${share}fr)` : `${minPx}px`))
      .join(" "),
    minWidth: widths.reduce((sum, { minPx }) => sum + minPx, 0),
  }
}
