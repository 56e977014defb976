/** Finds and orders books, and says how a book's spine looks. */
import type { Book } from "../../lib/lists/books"
import { hash } from "../../lib/random"

const unmarked: Record<string, string> = { ł: "l", ø: "o", đ: "d", æ: "ae", œ: "oe", ß: "ss" }

/** A text as a search sees it: small letters without accents, and without signs that split words. */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[łøđæœß]/g, letter => unmarked[letter] ?? letter)
    .replace(/['’]/g, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()
}

/** The books in whose title and author every word of the query stands, in the order they came. */
export function search(books: readonly Book[], query: string): Book[] {
  const words = fold(query).split(" ")
  return books.filter(book => {
    const text = fold(`${book.title} ${book.author}`)
    return words.every(word => text.includes(word))
  })
}

export const columns = ["author", "title", "year", "language", "pages", "read"] as const

export type Column = (typeof columns)[number]

export type Sort = { by: Column; down: boolean }

export const firstSort: Sort = { by: "author", down: false }

/** An order from a link, as "year" or "-year"; the first order where there is none or it isn't known. */
export function parseSort(text: string | null): Sort {
  const by = columns.find(column => column === text?.replace(/^-/, ""))
  return by ? { by, down: text?.startsWith("-") ?? false } : firstSort
}

/** An order for a link; null for the first one, which needs no mention. */
export function formatSort({ by, down }: Sort): string | null {
  const text = `${down ? "-" : ""}${by}`
  return text === firstSort.by ? null : text
}

/** The order after a press on a column's header: by that column, the other way round where it was so already. */
export function pressed(sort: Sort, by: Column): Sort {
  return { by, down: sort.by === by ? !sort.down : false }
}

// Finnish order, fixed, so that the server and every browser agree: å, ä and ö come after z.
const { compare } = new Intl.Collator("fi")

function compareBy(by: Column, a: Book, b: Book): number {
  switch (by) {
    case "year":
    case "pages":
      return a[by] - b[by]
    case "read":
      return Number(a.read) - Number(b.read)
    default:
      return compare(a[by], b[by])
  }
}

/** The books in an order, ties by author, year and title, which go the same way in both directions. */
export function sorted(books: readonly Book[], { by, down }: Sort): Book[] {
  return [...books].sort(
    (a, b) =>
      (down ? -1 : 1) * compareBy(by, a, b) ||
      compare(a.author, b.author) ||
      a.year - b.year ||
      compare(a.title, b.title),
  )
}

export type Spine = {
  /** CSS pixels, at least 34, so that a thumb can pick a thin book. */
  width: number
  /** CSS pixels, 180 to 226. */
  height: number
  /** Degrees on the colour wheel, 0 to 359. */
  hue: number
}

/** A book's spine: as wide as its pages, and a height and colour that its title alone decides. */
export function spine(book: Pick<Book, "title" | "pages">): Spine {
  const chance = hash(book.title)
  return {
    width: Math.max(34, Math.round(20 + book.pages / 15)),
    height: 180 + (chance % 24) * 2,
    hue: (chance >>> 8) % 360,
  }
}

/** How many books are shown, for those who can't see them come and go. */
export function countText(shown: number, all: number): string {
  if (shown === all) return `All ${all} books.`
  return `${shown === 0 ? "None" : shown} of ${all} books.`
}
