/** Bars of a chart that are piles of books: how a shelf is counted, and which pile stands when a book is pulled out. */
import { hash, seeded } from "../../../lib/game/random"
import { languageName, thickness } from "../authors"
import type { Book } from "../schema"

/** What the piles can be made by. */
export const groupings = ["decade", "language", "thickness", "read"] as const
export type Grouping = (typeof groupings)[number]

/** A book in a pile: its place in the list, and how far its middle is from the pile's, in widths of a book. */
export type Laid = { book: number; offset: number }
/** A bar: its name, the part of that which needs no room on a narrow screen, and its books from the bottom up. */
export type Pile = { key: string; name: string; short: string; books: readonly Laid[] }
export type Piles = {
  piles: readonly Pile[]
  /** The height of the highest pile while all books stood, in millimetres: the scale stays when they no longer do. */
  highest: number
  /** What was pulled out, in order. */
  out: readonly number[]
  /** What came down, in order. */
  floor: readonly number[]
}

const thicknesses = [200, 300, 400, 600, 800] as const

/** The key, the name and the short name of the bar that a book belongs to. */
function barOf(book: Book, by: Grouping): readonly [key: string, name: string, short: string] {
  if (by === "language") return [book.language, languageName(book.language), languageName(book.language)]
  if (by === "read") return book.read ? ["0", "Read", "Read"] : ["1", "Unread", "Unread"]
  if (by === "decade") {
    const decade = Math.floor(book.year / 10) * 10
    if (decade < 1850) return ["0", "years before 1850", "Old"]
    if (decade < 1910) return ["1850", "years 1850 to 1909", "1850"]
    return [`${decade}`, `${decade}s`, `${decade}`]
  }
  const step = thicknesses.findIndex(pages => book.pages < pages)
  const from = thicknesses[step < 0 ? thicknesses.length - 1 : step - 1] ?? 0
  const name = step < 0 ? `${from} pages or more` : `${from} to ${(thicknesses[step] ?? 0) - 1} pages`
  return [`${from}`.padStart(4, "0"), name, step < 0 ? `${from}+` : `< ${thicknesses[step]}`]
}

/** All books in piles: the thickest at the bottom, each a little beside the one under it, always the same way. */
export function pilesOf(books: readonly Book[], by: Grouping): Piles {
  const bars = new Map<string, { name: string; short: string; places: number[] }>()
  books.forEach((book, place) => {
    const [key, name, short] = barOf(book, by)
    const bar = bars.get(key) ?? { name, short, places: [] }
    bars.set(key, bar)
    bar.places.push(place)
  })
  const keys = [...bars.keys()].sort((a, b) =>
    by === "language"
      ? (bars.get(b)?.places.length ?? 0) - (bars.get(a)?.places.length ?? 0)
      : a < b
        ? -1
        : 1,
  )
  const piles = keys.map(key => {
    const { name = "", short = "", places = [] } = bars.get(key) ?? {}
    const order = [...places].sort((a, b) => (books[b]?.pages ?? 0) - (books[a]?.pages ?? 0) || a - b)
    return {
      key,
      name,
      short,
      books: order.map(book => ({ book, offset: jitter(books[book]?.title ?? "") })),
    }
  })
  const heights = piles.map(pile =>
    pile.books.reduce((sum, laid) => sum + thickness(books[laid.book]?.pages ?? 0), 0),
  )
  return { piles, highest: Math.max(1, ...heights), out: [], floor: [] }
}

/** How crookedly a book was put down, in its widths: at most a fourteenth to either side. */
function jitter(title: string): number {
  return (seeded(`laid ${title}`)() - 0.5) / 7
}

/** How much of its movement a book passes on to the one that lies on it. */
const grip = 0.45

/**
 * Pulls a book out of its pile. The next above it is dragged along by the weight that lies on it, the one above that by
 * less, and where the middle of what lies on a book is no longer over that book, all of it comes down. A book that
 * stands in no pile changes nothing.
 */
export function pull(state: Piles, book: number, books: readonly Book[]): Piles {
  const at = state.piles.findIndex(pile => pile.books.some(laid => laid.book === book))
  const pile = state.piles[at]
  if (!pile) return state
  const place = pile.books.findIndex(laid => laid.book === book)
  const weight = (laid: Laid) => books[laid.book]?.pages ?? 0
  const sum = (part: readonly Laid[]) => part.reduce((all, laid) => all + weight(laid), 0)
  const above = pile.books.slice(place + 1)
  const side = hash(books[book]?.title ?? "") % 2 === 0 ? 1 : -1
  const drag = side * (0.1 + (0.95 * sum(above)) / Math.max(1, sum(pile.books)))
  const left = [
    ...pile.books.slice(0, place),
    ...above.map((laid, i) => ({ ...laid, offset: laid.offset + drag * grip ** i })),
  ]
  const stable = standing(left, weight)
  const piles = state.piles.map((other, i) => (i === at ? { ...pile, books: left.slice(0, stable) } : other))
  const fallen = left.slice(stable).map(laid => laid.book)
  return { ...state, piles, out: [...state.out, book], floor: [...state.floor, ...fallen] }
}

/** How many books of a pile stand, from the bottom: as many as have under their common middle the book below them. */
export function standing(pile: readonly Laid[], weight: (laid: Laid) => number): number {
  for (let i = 0; i < pile.length - 1; i++) {
    const above = pile.slice(i + 1)
    const all = above.reduce((sum, laid) => sum + weight(laid), 0)
    const middle = above.reduce((sum, laid) => sum + weight(laid) * laid.offset, 0) / all
    if (Math.abs(middle - (pile[i]?.offset ?? 0)) > 0.5) return i + 1
  }
  return pile.length
}

/** The piles after some pulls, one after another; what can't be pulled is passed over. */
export function afterPulls(books: readonly Book[], by: Grouping, pulls: readonly number[]): Piles {
  return pulls.reduce((state, book) => pull(state, book, books), pilesOf(books, by))
}

/** The pulls of a link, "12.4.99", each a place in a list of so many; undefined for what is none. */
export function parsePulls(text: string, count: number): readonly number[] | undefined {
  if (!/^\d{1,4}(\.\d{1,4})*$/.test(text)) return undefined
  const pulls = text.split(".").map(Number)
  return pulls.every(place => place < count) ? [...new Set(pulls)] : undefined
}

/** What a part of the shelf comes to. */
export function sums(books: readonly Book[]) {
  const sum = (of: (book: Book) => number) => books.reduce((all, book) => all + of(book), 0)
  const pages = sum(book => book.pages)
  return {
    books: books.length,
    pages,
    metres: sum(book => thickness(book.pages)) / 1000,
    unread: books.filter(book => !book.read).length,
    /** The part of the pages that is in unread books, 0 to 1. */
    unreadPages: pages === 0 ? 0 : sum(book => (book.read ? 0 : book.pages)) / pages,
  }
}
