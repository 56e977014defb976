import { useEffect, useRef } from "react"
import { authorsOf, languageName, thickness } from "../authors"
import * as styles from "../BookShelf.module.css"
import type { Book } from "../schema"

type Props = { book: Book; onClose: () => void }

/** The library card of a book; it scrolls into view when opened. */
export function BookCard({ book, onClose }: Props) {
  const card = useRef<HTMLElement>(null)
  useEffect(() => {
    card.current?.scrollIntoView?.({ block: "nearest" })
  }, [])
  return (
    <section ref={card} className={`window ${styles.card}`} aria-label="Library card">
      <div className="title-bar">
        <div className="title-bar-text">Library card</div>
        <button type="button" className={styles.close} onClick={onClose}>
          Put it back
        </button>
      </div>
      <div className={styles.cardBody}>
        <h2 lang={book.language}>{book.title}</h2>
        <p>{authorsOf(book).join("; ")}</p>
        <p>
          First published in {book.year}. This copy: {languageName(book.language)},{" "}
          {book.pages.toLocaleString("en-GB")} pages, {Math.round(thickness(book.pages))} mm of shelf.{" "}
          {book.read ? "Read." : "Not read yet."}
        </p>
        {book.note && <p>{book.note}</p>}
      </div>
    </section>
  )
}
