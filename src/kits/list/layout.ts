/** How wide the columns of <List> stand, worked out of the rows, so that they stand still when few of them are shown. */
import type { Column, Row } from "../../lib/content/columns"
import { cellText } from "./columns"

export type Layout = {
  /** The tracks of a grid, the same for every row. */
  tracks: string
  /** CSS pixels that the columns need. */
  least: number
}

/** A digit of the page's face at the size of the table, in CSS pixels. */
const letter = 9.6
const padding = 16

const longest = (texts: readonly string[]) => texts.reduce((most, text) => Math.max(most, text.length), 0)

/** The widths of columns: numbers and days never break, and texts only where a word is longer than 16 letters. */
export function layoutOf(columns: readonly Column[], rows: readonly Row[]): Layout {
  const widths = columns.map(column => {
    const { head, type } = column
    const texts = rows.map(row => cellText(column, row))
    const isText = type === "text" || type === "link" || type === "page"
    const words = Math.min(16, longest(texts.flatMap(text => text.split(/[\s-]/))))
    const inner = type === "picture" ? 8 : type === "check" ? 3 : isText ? words : longest(texts)
    const mean = texts.reduce((sum, text) => sum + text.length, 0) / Math.max(1, texts.length)
    return {
      least: Math.ceil(Math.max(head.length + 2, inner) * letter) + padding,
      share: isText ? Math.round(Math.min(40, Math.max(8, mean))) : 0,
    }
  })
  return {
    tracks: widths
      .map(({ least, share }) => (share > 0 ? `minmax(${least}px, ${share}fr)` : `${least}px`))
      .join(" "),
    least: widths.reduce((sum, { least }) => sum + least, 0),
  }
}
