/** Measures the rows of a shelf as laid out by the browser. */
import type { SpineBox } from "../lean"
import { spine } from "../logic"
import type { Book } from "../schema"

export type Row = { books: SpineBox[]; top: number; room: number }

/** Groups the spines into rows. `books` must match the spines in order. */
export function rowsOf(shelf: HTMLElement, books: readonly Book[]): Row[] {
  const rows: Row[] = []
  const end = shelf.clientWidth - 8
  for (const [i, item] of [...shelf.children].entries()) {
    const book = books[i]
    if (!(item instanceof HTMLElement) || !book) continue
    const { offsetTop: top, offsetLeft } = item
    const { width, height } = spine(book)
    let row = rows.at(-1)
    if (!row || row.top !== top) {
      row = { books: [], top, room: 0 }
      rows.push(row)
    }
    row.books.push({ title: book.title, width, height })
    row.room = end - offsetLeft - width
  }
  return rows
}
