import { useId, useRef, useState } from "react"
import { usePageData } from "../../hooks/page"
import { useQuery } from "../../hooks/query"
import { totals } from "../../lib/books"
import type { Book } from "../../lib/lists/books"
import * as styles from "./BookShelf.module.css"
import { columns, countText, formatSort, parseSort, pressed, search, sorted } from "./logic"
import { BookCard } from "./parts/BookCard"
import { BookTable, columnNames } from "./parts/BookTable"
import { Shelf } from "./parts/Shelf"

/**
 * The books as spines on a shelf or as a table, with a search, an order, and a card for the book that is pressed.
 *
 * @feed A bookshelf whose books can be searched, put in order and taken out one at a time.
 * @data books
 */
export default function BookShelf() {
  const { books } = usePageData<{ books: Book[] }>()
  const [query, setQuery] = useQuery("q")
  const [order, setOrder] = useQuery("sort")
  const [view, setView] = useQuery("view")
  const [picked, setPicked] = useState<string | null>(null)
  const pressedButton = useRef<HTMLElement | null>(null)
  const id = useId()

  const sort = parseSort(order)
  const shown = sorted(search(books, query ?? ""), sort)
  const open = shown.find(book => book.title === picked) ?? null
  const { pages, metres } = totals(shown)
  const pick = (book: Book, button: HTMLElement) => {
    pressedButton.current = button
    setPicked(book.title === picked ? null : book.title)
  }
  const putBack = () => {
    setPicked(null)
    pressedButton.current?.focus()
  }

  return (
    <div className={styles.tool}>
      <div className={styles.controls}>
        <div className={styles.search}>
          <label htmlFor={`${id}-search`}>Search</label>
          <input
            id={`${id}-search`}
            type="search"
            autoComplete="off"
            placeholder="A title or an author"
            value={query ?? ""}
            onChange={event => setQuery(event.target.value || null)}
          />
        </div>
        <div>
          <label htmlFor={`${id}-sort`}>Order by</label>
          <select
            id={`${id}-sort`}
            value={sort.by}
            onChange={event => setOrder(formatSort({ ...parseSort(event.target.value), down: sort.down }))}
          >
            {columns.map(column => (
              <option key={column} value={column}>
                {columnNames[column].toLowerCase()}
              </option>
            ))}
          </select>
        </div>
        <button
          type="button"
          aria-pressed={sort.down}
          onClick={() => setOrder(formatSort({ ...sort, down: !sort.down }))}
        >
          Backwards
        </button>
        <button type="button" onClick={() => setView(view === "table" ? null : "table")}>
          {view === "table" ? "Show the shelf" : "Show a table"}
        </button>
      </div>
      <p className={styles.count}>
        <span role="status">{countText(shown.length, books.length)}</span>{" "}
        {shown.length > 0 && `${pages.toLocaleString("en-GB")} pages, ${metres.toFixed(2)} metres of shelf.`}
      </p>
      {shown.length === 0 ? (
        <div className={styles.empty}>
          <p>Not on the shelf. It may be lent to somebody. It usually is.</p>
          <button type="button" onClick={() => setQuery(null)}>
            Show every book
          </button>
        </div>
      ) : view === "table" ? (
        <BookTable
          books={shown}
          sort={sort}
          open={open}
          onSort={column => setOrder(formatSort(pressed(sort, column)))}
          onPick={pick}
        />
      ) : (
        <Shelf books={shown} open={open} onPick={pick} />
      )}
      <div aria-live="polite" className={styles.cardPlace}>
        {open && <BookCard book={open} onClose={putBack} />}
      </div>
    </div>
  )
}
