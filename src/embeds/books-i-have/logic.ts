/** Searches and sorts the books, and derives the look of their spines. */

import type { ListSpec, Order } from "../../kits/list/logic"
import { hash } from "../../lib/game/random"
import type { Book } from "./schema"

export const columns = ["author", "title", "year", "language", "pages", "read"] as const

export type Column = (typeof columns)[number]

// A fixed Finnish collation, so that the server and every browser agree: å, ä and ö come after z.
const { compare } = new Intl.Collator("fi")

const orders: Record<Column, Order<Book>> = {
  author: { compare: (a, b) => compare(a.author, b.author) },
  title: { compare: (a, b) => compare(a.title, b.title) },
  year: { compare: (a, b) => a.year - b.year },
  language: { compare: (a, b) => compare(a.language, b.language) },
  pages: { compare: (a, b) => a.pages - b.pages },
  read: { compare: (a, b) => Number(b.read) - Number(a.read) },
}

/** The searched texts, and the sort orders; ties are broken by author, year and title. */
export const bookSpec: ListSpec<Book> = {
  search: { text: ({ title, also, author }) => `${title} ${also ?? ""} ${author}` },
  orders,
  first: "author",
  ties: (a, b) => compare(a.author, b.author) || a.year - b.year || compare(a.title, b.title),
}

export type Spine = {
  /** In CSS pixels, at least 34 so that a thin book is a large enough touch target. */
  width: number
  /** In CSS pixels, 180 to 226. */
  height: number
  /** In degrees on the colour wheel, 0 to 359. */
  hue: number
}

/** Returns a book's spine: the width follows its pages; the height and colour are a hash of its title. */
export function spine(book: Pick<Book, "title" | "pages">): Spine {
  const chance = hash(book.title)
  return {
    width: Math.max(34, Math.round(20 + book.pages / 15)),
    height: 180 + (chance % 24) * 2,
    hue: (chance >>> 8) % 360,
  }
}
