import { type CSSProperties, type KeyboardEvent, useState } from "react"
import { useMounted } from "../../../hooks/browser/mounted"
import * as styles from "../BookShelf.module.css"
import { spine } from "../logic"
import type { Book } from "../schema"

type Props = { books: readonly Book[]; open: Book | null; onPick: (book: Book, button: HTMLElement) => void }

/** Which spine a key leads to; undefined where the key is not for the shelf. */
function target(key: string, at: number, count: number): number | undefined {
  if (key === "ArrowRight" || key === "ArrowDown") return Math.min(at + 1, count - 1)
  if (key === "ArrowLeft" || key === "ArrowUp") return Math.max(at - 1, 0)
  if (key === "Home") return 0
  if (key === "End") return count - 1
  return undefined
}

/** Spines side by side: one stop for the Tab key, arrows from book to book. */
export function Shelf({ books, open, onPick }: Props) {
  const [focused, setFocused] = useState("")
  // The static HTML is a hundred spines long: what only a running page needs is added when the page runs.
  const mounted = useMounted()
  const stop = Math.max(
    0,
    books.findIndex(book => book.title === focused),
  )
  const move = (event: KeyboardEvent<HTMLButtonElement>, at: number) => {
    const next = target(event.key, at, books.length)
    if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    event.currentTarget.closest("ul")?.querySelectorAll("button")[next]?.focus()
  }
  return (
    <ul className={styles.shelf} aria-label="Bookshelf">
      {books.map((book, i) => {
        const { width, height, hue } = spine(book)
        return (
          <li key={book.title}>
            <button
              type="button"
              lang={book.language === "en" ? undefined : book.language}
              style={{ width, height, "--hue": hue } as CSSProperties}
              title={mounted ? book.title : undefined}
              tabIndex={mounted ? (i === stop ? 0 : -1) : undefined}
              aria-pressed={mounted ? book === open : undefined}
              onFocus={() => setFocused(book.title)}
              onKeyDown={event => move(event, i)}
              onClick={event => onPick(book, event.currentTarget)}
            >
              {book.title}
            </button>
          </li>
        )
      })}
    </ul>
  )
}
