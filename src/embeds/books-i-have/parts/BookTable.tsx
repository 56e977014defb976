import { Fragment } from "react"
import { SortHead } from "../../../kits/list/SortHead"
import type { List } from "../../../kits/list/useList"
import { languageName } from "../authors"
import * as styles from "../BookShelf.module.css"
import { type Column, columns } from "../logic"
import type { Book } from "../schema"
import { BookCard } from "./BookCard"

type Props = {
  list: Pick<List<Book>, "shown" | "sort" | "press">
  open: Book | null
  onPick: (book: Book, button: HTMLElement) => void
  onClose: () => void
}

export const columnNames: Record<Column, string> = {
  author: "Author",
  title: "Title",
  year: "Year",
  language: "Language",
  pages: "Pages",
  read: "Read",
}

/** The books as a table, with the open card below its row. A narrow screen leaves the last columns to the card. */
export function BookTable({ list, open, onPick, onClose }: Props) {
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">Books; the buttons in the headers change the order</caption>
      <thead>
        <tr>
          {columns.map(column => (
            <SortHead key={column} list={list} by={column}>
              {columnNames[column]}
            </SortHead>
          ))}
        </tr>
      </thead>
      <tbody>
        {list.shown.map(book => (
          <Fragment key={book.title}>
            <tr>
              <td>{book.author}</td>
              <td lang={book.language}>
                <button
                  type="button"
                  aria-expanded={book === open}
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
            {book === open && (
              <tr>
                <td colSpan={columns.length}>
                  <BookCard book={book} onClose={onClose} />
                </td>
              </tr>
            )}
          </Fragment>
        ))}
      </tbody>
    </table>
  )
}
