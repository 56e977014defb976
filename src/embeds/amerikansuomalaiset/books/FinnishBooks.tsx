import { type CSSProperties, type PointerEvent, useRef, useState } from "react"
import { Button } from "../../../components/button/Button"
import { ExternalLink } from "../../../components/external-link/ExternalLink"
import { ShareButton } from "../../../components/share-button/ShareButton"
import { StatusMessage } from "../../../components/status-message/StatusMessage"
import { useMotion } from "../../../hooks/browser/motion"
import { usePageData } from "../../../hooks/page/page"
import { isThrough, marked, openDesk, stamped, weighed } from "./customs"
import * as styles from "./FinnishBooks.module.css"
import { factsOf, verdictOf } from "./logic"
import { colourOf, Office } from "./parts/Office"
import type { FinnishBook } from "./schema"
import { useBookDrag } from "./useBookDrag"

/**
 * A suitcase of books about American Finns, to be dragged onto the scale of a customs clerk, who looks at their papers
 * and keeps one. While he reads it, the visitor has the stamp.
 *
 * @feed A suitcase of books about American Finns, and a customs clerk who weighs them, stamps them and keeps one.
 * @data finnish-american-books
 */
export default function FinnishBooks() {
  const { "finnish-american-books": books } = usePageData<{ "finnish-american-books": FinnishBook[] }>()
  const [desk, setDesk] = useState(openDesk)
  const [at, setAt] = useState<number | null>(null)
  const motion = useMotion()
  const office = useRef<HTMLDivElement>(null)
  const put = (book: number) => {
    setAt(book)
    setDesk(old => weighed(old, book, books))
  }
  const drag = useBookDrag(office, put)
  const reads = desk.kept !== null
  const isDone = isThrough(desk, books.length)
  const book = at === null ? null : (books[at] as FinnishBook)
  const readTitle = reads ? books[desk.kept ?? 0]?.title : undefined
  const mood = desk.onScale !== null && !reads ? "looks" : reads ? "reads" : "waits"
  const stamp = () => setDesk(stamped)
  /** Stamps the place of a press, when the clerk isn't looking. */
  const mark = (event: PointerEvent) => {
    if (!reads) return
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    const x = Math.round(((event.clientX - left) / (width || 1)) * 600)
    const y = Math.round(((event.clientY - top) / (height || 1)) * 300)
    setDesk(old => marked(old, { x, y, turn: ((x * 7 + y * 3) % 40) - 20 }))
  }
  const label = isDone
    ? "The customs office. All books are through, but for one: the clerk reads it."
    : reads
      ? "The customs office. The clerk reads, and his stamp lies there."
      : desk.onScale === null
        ? "The customs office. The clerk waits for a book."
        : `The customs office. ${book?.title} is on the scale, and the clerk leans over it.`
  return (
    <div className={styles.tool} data-moving={motion || undefined}>
      <div ref={office} className={styles.place} data-stamp={reads || undefined} onPointerDown={mark}>
        <Office desk={desk} books={books} mood={mood} label={label} />
      </div>
      <ul className={styles.suitcase} aria-label="Suitcase">
        {books.map(({ title, pages, language }, i) => {
          const isGone = desk.passed.includes(i) || desk.kept === i || desk.onScale === i
          return (
            <li key={title} style={{ "--cover": colourOf(title) } as CSSProperties}>
              <button
                type="button"
                lang={language}
                aria-label={`${title}, ${pages} pages${isGone ? ", not in the suitcase" : ""}`}
                aria-disabled={isGone || undefined}
                {...drag(i, !isGone)}
              >
                <span>{title}</span>
              </button>
            </li>
          )
        })}
      </ul>
      <div className={styles.papers}>
        <div className="buttons">
          {isDone ? (
            <button
              type="button"
              onClick={() => {
                setDesk(openDesk)
                setAt(null)
              }}
            >
              Pack again
            </button>
          ) : (
            <Button className="default" disabled={desk.onScale === null} onClick={stamp}>
              {reads ? "Stamp it yourself" : "Have it stamped"}
            </Button>
          )}
          <ShareButton text="The customs officer has kept my book." />
        </div>
        <p role="status">
          {isDone ? (
            <>
              <b>Receipt.</b> Books through customs: {desk.passed.length}. Kept: 1. He says that he needs it
              for the evening.
            </>
          ) : book ? (
            <>
              <b lang={book.language}>{book.title}.</b> {factsOf(book)}{" "}
              {verdictOf(book, book.title === readTitle)}{" "}
              <ExternalLink href={book.source} tile={false}>
                Who counted
              </ExternalLink>
            </>
          ) : (
            <b>Next, please.</b>
          )}
        </p>
      </div>
      <StatusMessage>
        {reads
          ? desk.marks.length > 0
            ? "He hasn't noticed."
            : "He isn't looking. Stamp anything."
          : desk.onScale === null
            ? "Put a book on the scale"
            : "Hm."}
      </StatusMessage>
    </div>
  )
}
