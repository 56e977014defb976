/** Says what the clerk finds in a book's papers. */
import { isbnSum } from "./isbn"
import type { FinnishBook } from "./schema"

/** Describes a book: who, when, how long, and on what. */
export function factsOf({ author, year, pages, about }: FinnishBook): string {
  return `${author.replace("; ", " and ")}, ${year}, ${pages} pages. ${about}`
}

/** Returns what the clerk says of a book. */
export function verdictOf({ isbn, pages, language }: FinnishBook, isKept: boolean): string {
  if (isKept) return '"Pleased to meet you too," says the clerk, sits down, and reads.'
  if (!isbn) return "It has no number in its papers. He looks at it for a while, and then at you."
  const checksum = isbnSum(isbn)
  const sum = checksum ? `${checksum.sum} divides by ${checksum.modulo}` : "It does not add up"
  const remark =
    pages > 500
      ? "He asks whether it is a novel or a wall."
      : language === "fi"
        ? "He looks up kaara."
        : "He is satisfied."
  return `ISBN ${isbn}. He adds it up on his fingers: ${sum}. ${remark}`
}

/** Returns the thickness in millimetres: two pages to a leaf of 0.1 mm, and 3 mm of covers. */
export function millimetres(pages: number): number {
  return Math.round(pages * 0.05 + 3)
}
