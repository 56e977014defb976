/** The customs desk: which book is on the scale, what has been stamped, and what the clerk keeps. */
import type { FinnishBook } from "./schema"

/** The book that the clerk confiscates: its title means "Pleased to meet you". */
export const keptTitle = "Hauska tutustua"

export type Mark = { x: number; y: number; turn: number }

export type Desk = {
  /** The book on the scale. */
  onScale: number | null
  /** The books that are through, and the one that is not. */
  passed: readonly number[]
  kept: number | null
  /** The stamps that the visitor has put where they don't belong, in the picture. */
  marks: readonly Mark[]
}

export const openDesk: Desk = { onScale: null, passed: [], kept: null, marks: [] }

/** The most stamps in the wrong places: the pad is dry after that. */
export const maxMarks = 12

/** Puts a book on the scale; one that lies there goes back to the suitcase. The clerk takes the one he likes. */
export function weighed(desk: Desk, book: number, books: readonly FinnishBook[]): Desk {
  if (desk.passed.includes(book) || desk.kept === book) return desk
  const isKept = books[book]?.title === keptTitle
  return isKept ? { ...desk, onScale: null, kept: book } : { ...desk, onScale: book }
}

/** Stamps the book on the scale, which lets it through. */
export function stamped(desk: Desk): Desk {
  const { onScale } = desk
  return onScale === null ? desk : { ...desk, onScale: null, passed: [...desk.passed, onScale] }
}

/** Stamps what is no book. */
export function marked(desk: Desk, mark: Mark): Desk {
  return desk.marks.length >= maxMarks ? desk : { ...desk, marks: [...desk.marks, mark] }
}

export const isThrough = ({ passed, kept }: Desk, count: number) =>
  passed.length + (kept === null ? 0 : 1) === count
