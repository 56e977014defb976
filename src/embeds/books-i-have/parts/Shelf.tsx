import { type CSSProperties, type KeyboardEvent, type Ref, useState } from "react"
import { useMounted } from "../../../hooks/browser/mounted"
import * as styles from "../BookShelf.module.css"
import { spine } from "../logic"
import type { Book } from "../schema"

type Props = {
  ref: Ref<HTMLUListElement>
  books: readonly Book[]
  open: Book | null
  /** The lean in degrees, by title. */
  leans: ReadonlyMap<string, number>
  onPick: (book: Book, button: HTMLElement) => void
}

/** Returns the index a key moves the focus to; undefined if the key is not handled. */
function target(key: string, at: number, count: number): number | undefined {
  if (key === "ArrowRight" || key === "ArrowDown") return Math.min(at + 1, count - 1)
  if (key === "ArrowLeft" || key === "ArrowUp") return Math.max(at - 1, 0)
  if (key === "Home") return 0
  if (key === "End") return count - 1
  return undefined
}

const leaning = (degrees: number): CSSProperties => ({
  transform: `rotate(${degrees}deg)`,
  transformOrigin: degrees < 0 ? "left 100%" : "right 100%",
})

/** Spines side by side with a roving tabindex: one Tab stop, arrow keys from book to book. */
export function Shelf({ ref, books, open, leans, onPick }: Props) {
  const [focused, setFocused] = useState("")
  // Keeps the static HTML of a hundred spines small: attributes for interaction are added after hydration.
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
    <ul ref={ref} className={styles.shelf} aria-label="Bookshelf">
      {books.map((book, i) => {
        const { width, height, hue } = spine(book)
        const lean = leans.get(book.title)
        return (
          <li key={book.title} style={lean === undefined ? undefined : leaning(lean)}>
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
