import type { CSSProperties } from "react"
import { authorsOf, languageName, thickness } from "../authors"
import * as styles from "../BookShelf.module.css"
import { spine } from "../logic"
import type { Book } from "../schema"
import type { Place } from "./useLeaning"

type Props = { book: Book; place: Place; onClose: () => void }

/** A removed book that lies open in front of its row, with its library card as text. */
export function OpenBook({ book, place, onClose }: Props) {
  return (
    <section
      className={styles.book}
      aria-label="Library card"
      data-side={place.gap > 420 ? "left" : "right"}
      style={{ "--hue": spine(book).hue, "--gap": `${place.gap}px`, top: place.top } as CSSProperties}
    >
      <div className={styles.page}>
        <h2 lang={book.language}>{book.title}</h2>
        {book.also && <p>{book.also}</p>}
        <p>{authorsOf(book).join("; ")}</p>
      </div>
      <div className={styles.page}>
        <p>
          First published in {book.year}. This copy: {languageName(book.language)},{" "}
          {book.pages.toLocaleString("en-GB")} pages, {Math.round(thickness(book.pages))} mm of shelf.{" "}
          {book.read ? "Read." : "Not read yet."}
        </p>
        {book.note && <p>{book.note}</p>}
        <button type="button" className={styles.close} onClick={onClose}>
          Put it back
        </button>
      </div>
    </section>
  )
}
