import { useRef } from "react"
import { useMotion } from "../../../hooks/browser/motion"
import * as styles from "../BookShelf.module.css"
import type { Book } from "../schema"
import { OpenBook } from "./OpenBook"
import { Shelf } from "./Shelf"
import { useLeaning } from "./useLeaning"

type Props = {
  books: readonly Book[]
  open: Book | null
  onPick: (book: Book, button: HTMLElement) => void
  onClose: () => void
}

/** The shelf, whose books lean into each gap, and the removed book. */
export function Case({ books, open, onPick, onClose }: Props) {
  const shelf = useRef<HTMLUListElement>(null)
  const { leans, place } = useLeaning(shelf, books, open)
  const motion = useMotion()
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape is a shortcut for the button in the book.
    <div
      className={styles.wall}
      data-moves={motion || undefined}
      onKeyDown={event => {
        if (event.key === "Escape" && open) onClose()
      }}
    >
      <Shelf ref={shelf} books={books} open={open} leans={leans} onPick={onPick} />
      <div aria-live="polite">
        {open && <OpenBook key={open.title} book={open} place={place} onClose={onClose} />}
      </div>
    </div>
  )
}
