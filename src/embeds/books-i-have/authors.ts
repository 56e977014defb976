/** What can be worked out of a book: its authors, its language's name and its room on a shelf. */
import type { Book } from "./schema"

/** The authors of a book, each "Last, First" or a single name, in the order of the title page. */
export function authorsOf(book: Pick<Book, "author">): string[] {
  return book.author.split("; ")
}

const leafMillimetres = 0.1
const coverMillimetres = 3

/**
 * How much shelf a number of pages takes, in millimetres: two pages to a leaf of a tenth of a millimetre, which is
 * ordinary paper of 80 grams, and 3 mm for the covers.
 */
export function thickness(pages: number): number {
  return (pages / 2) * leafMillimetres + coverMillimetres
}

/** Pages and metres of shelf of many books, and how many of them have been read. */
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

/** The English name of a language (ISO 639-1); a code that isn't known here stays a code. */
export function languageName(code: string): string {
  return languages[code] ?? code
}
