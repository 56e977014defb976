/** Derives a book's authors, the name of its language and its thickness. */
import type { Book } from "./schema"

/** Returns the authors of a book, each "Last, First" or a single name, in the order of the title page. */
export function authorsOf(book: Pick<Book, "author">): string[] {
  return book.author.split("; ")
}

const leafMillimetres = 0.1
const coverMillimetres = 3

/**
 * Returns the thickness of a book in millimetres: two pages to a leaf of 0.1 mm (ordinary 80 g paper), plus 3 mm of
 * covers.
 */
export function thickness(pages: number): number {
  return (pages / 2) * leafMillimetres + coverMillimetres
}

/** Returns the total pages and metres of shelf, and the number of books read. */
export function totals(books: readonly Pick<Book, "pages" | "read">[]) {
  const sum = (of: (book: Pick<Book, "pages" | "read">) => number) =>
    books.reduce((all, book) => all + of(book), 0)
  return {
    books: books.length,
    pages: sum(book => book.pages),
    metres: sum(book => thickness(book.pages)) / 1000,
    read: sum(book => Number(book.read)),
  }
}

const languages: Record<string, string> = {
  da: "Danish",
  de: "German",
  en: "English",
  es: "Spanish",
  et: "Estonian",
  fi: "Finnish",
  fr: "French",
  it: "Italian",
  la: "Latin",
  no: "Norwegian",
  pl: "Polish",
  ru: "Russian",
  sv: "Swedish",
}

/** Returns the English name of a language by its ISO 639-1 code; an unknown code is returned as it is. */
export function languageName(code: string): string {
  return languages[code] ?? code
}
