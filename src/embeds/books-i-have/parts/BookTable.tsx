import { languageName } from "../../../lib/books"
import type { Book } from "../../../lib/lists/books"
import * as styles from "../BookShelf.module.css"
import { type Column, columns, type Sort } from "../logic"

type Props = {
  books: Book[]
  sort: Sort
  open: Book | null
  onSort: (column: Column) => void
  onPick: (book: Book, button: HTMLElement) => void
}

export const columnNames: Record<Column, string> = {
  author: "Author",
  title: "Title",
  year: "Year",
  language: "Language",
  pages: "Pages",
  read: "Read",
}

/** The books as a table; on a narrow screen the last three columns are left to the card. */
export function BookTable({ books, sort, open, onSort, onPick }: Props) {
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">Books; the buttons in the headers change the order</caption>
      <thead>
        <tr>
          {columns.map(column => (
            <th
              key={column}
              scope="col"
              aria-sort={sort.by !== column ? undefined : sort.down ? "descending" : "ascending"}
            >
              <button type="button" onClick={() => onSort(column)}>
                {columnNames[column]}
                <span aria-hidden="true">{sort.by !== column ? "" : sort.down ? " ▼" : " ▲"}</span>
              </button>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {books.map(book => (
          <tr key={book.title}>
            <td>{book.author}</td>
            <td lang={book.language}>
              <button
                type="button"
                aria-pressed={book === open}
                onClick={event => onPick(book, event.currentTarget)}
              >
                {book.title}
              </button>
            </td>
            <td>{book.year}</td>
            <td>{languageName(book.language)}</td>
            <td>{book.pages}</td>
            <td>{book.read ? "yes" : "no"}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
