/** A bar chart of piled books: grouping, and the collapse of piles, like dominoes, when a book is pulled out. */
import { hash, seeded } from "../../../lib/game/random"
import { languageName, thickness } from "../authors"
import type { Book } from "../schema"

export const groupings = ["decade", "language", "thickness", "read"] as const
export type Grouping = (typeof groupings)[number]

/** A book in a pile: its index in the list, and the offset of its centre from the pile's, in widths of a book. */
export type Laid = { book: number; offset: number }
/** A bar: its name, a short name for narrow screens, and its books from the bottom up. */
export type Pile = { key: string; name: string; short: string; books: readonly Laid[] }
/** The fall of one pile: its index, the direction, and the fallen books from the bottom up. */
export type Fall = { pile: number; side: 1 | -1; books: readonly number[] }
export type Piles = {
  piles: readonly Pile[]
  /** The height of the highest pile while all books stood, in millimetres. It fixes the scale. */
  highest: number
  /** The indexes of the pulled books, in order. */
  out: readonly number[]
  /** The indexes of the fallen books, in order. */
  floor: readonly number[]
  /** The falls of the last pull, in the order in which one pile hit the next. */
  falls: readonly Fall[]
}

const thicknesses = [200, 300, 400, 600, 800] as const

/** Returns the key, name and short name of a book's bar. */
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

/** Piles up all books, thickest at the bottom, each with a fixed random offset from the one below. */
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
  return { piles, highest: Math.max(1, ...heights), out: [], floor: [], falls: [] }
}

/** Returns the offset a book is laid down with, in book widths: at most a fourteenth to either side. */
function jitter(title: string): number {
  return (seeded(`laid ${title}`)() - 0.5) / 7
}

/** The share of its movement that a book passes on to the one on top of it. */
const dragShare = 0.45
/** The share of its weight with which a falling pile hits its neighbour, and passes on what hit it. */
const hitShare = 0.8

/**
 * Pulls a book out of its pile. Friction drags the next book above along, in proportion to the weight on it, and
 * each further one less; where the centre of mass of the books above is no longer over a book, all of them fall
 * sideways, onto the next pile. A book that is in no pile changes nothing.
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
    ...above.map((laid, i) => ({ ...laid, offset: laid.offset + drag * dragShare ** i })),
  ]
  const piles = state.piles.map((other, i) => (i === at ? { ...pile, books: left } : other))
  const falls = topple(piles, { at, side, stands: stableCount(left, weight) }, books)
  for (const fall of falls) {
    const hit = piles[fall.pile]
    if (hit) piles[fall.pile] = { ...hit, books: hit.books.slice(0, hit.books.length - fall.books.length) }
  }
  const fallen = falls.flatMap(fall => fall.books)
  return { ...state, piles, out: [...state.out, book], floor: [...state.floor, ...fallen], falls }
}

/**
 * Returns the falls that begin with a pile of which only `stands` books stand. What falls hits everything in the next
 * pile that lies higher, and throws it over if that is not much heavier.
 */
function topple(
  piles: readonly Pile[],
  { at, side, stands }: { at: number; side: 1 | -1; stands: number },
  books: readonly Book[],
): Fall[] {
  const pagesOf = (part: readonly Laid[]) =>
    part.reduce((sum, { book }) => sum + (books[book]?.pages ?? 0), 0)
  const falls: Fall[] = []
  let standing = stands
  let force = Number.POSITIVE_INFINITY
  for (let pile = at; piles[pile]; pile += side) {
    const laid = piles[pile]?.books ?? []
    const hit = laid.slice(pile === at ? standing : higherThan(laid, standing, books))
    const weight = pagesOf(hit)
    if (hit.length === 0 || weight > force) break
    falls.push({ pile, side, books: hit.map(({ book }) => book) })
    force = hitShare * (weight + (force === Number.POSITIVE_INFINITY ? weight : force))
    standing = heightOf(laid.slice(0, laid.length - hit.length), books)
  }
  return falls
}

/** Returns the height of some books in millimetres. */
const heightOf = (laid: readonly Laid[], books: readonly Book[]) =>
  laid.reduce((sum, { book }) => sum + thickness(books[book]?.pages ?? 0), 0)

/** Returns the index of the first book of a pile whose upper side is above a height in millimetres. */
function higherThan(laid: readonly Laid[], millimetres: number, books: readonly Book[]): number {
  const first = laid.findIndex((_, i) => heightOf(laid.slice(0, i + 1), books) > millimetres)
  return first < 0 ? laid.length : first
}

/**
 * Returns the number of books that stand, from the bottom: up to the first whose load has its centre of mass beyond
 * its edge.
 */
export function stableCount(pile: readonly Laid[], weight: (laid: Laid) => number): number {
  for (let i = 0; i < pile.length - 1; i++) {
    const above = pile.slice(i + 1)
    const all = above.reduce((sum, laid) => sum + weight(laid), 0)
    const middle = above.reduce((sum, laid) => sum + weight(laid) * laid.offset, 0) / all
    if (Math.abs(middle - (pile[i]?.offset ?? 0)) > 0.5) return i + 1
  }
  return pile.length
}

/** Applies pulls one after another, ignoring impossible ones. */
export function afterPulls(books: readonly Book[], by: Grouping, pulls: readonly number[]): Piles {
  return pulls.reduce((state, book) => pull(state, book, books), pilesOf(books, by))
}

/** Parses pulls from a link such as "12.4.99", each an index below `count`; undefined if malformed. */
export function parsePulls(text: string, count: number): readonly number[] | undefined {
  if (!/^\d{1,4}(\.\d{1,4})*$/.test(text)) return undefined
  const pulls = text.split(".").map(Number)
  return pulls.every(place => place < count) ? [...new Set(pulls)] : undefined
}

/** Returns the totals of some books. */
export function totalsOf(books: readonly Book[]) {
  const sum = (of: (book: Book) => number) => books.reduce((all, book) => all + of(book), 0)
  const pages = sum(book => book.pages)
  return {
    books: books.length,
    pages,
    metres: sum(book => thickness(book.pages)) / 1000,
    unread: books.filter(book => !book.read).length,
    /** The share of pages in unread books, 0 to 1. */
    unreadPages: pages === 0 ? 0 : sum(book => (book.read ? 0 : book.pages)) / pages,
  }
}
