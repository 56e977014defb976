/** Checks ISBN check digits, and says what the clerk finds in a book's papers. */
import type { FinnishBook } from "./schema"

/** Returns the checksum and its modulus: 11 for ISBN-10, 10 for ISBN-13; null for anything else. */
export function isbnSum(isbn: string): { sum: number; modulo: 10 | 11 } | null {
  const signs = isbn.replace(/[-\s]/g, "").toUpperCase()
  if (/^\d{9}[\dX]$/.test(signs)) {
    const sum = [...signs].reduce((all, sign, i) => all + (10 - i) * (sign === "X" ? 10 : Number(sign)), 0)
    return { sum, modulo: 11 }
  }
  if (/^\d{13}$/.test(signs)) {
    const sum = [...signs].reduce((all, sign, i) => all + (i % 2 === 0 ? 1 : 3) * Number(sign), 0)
    return { sum, modulo: 10 }
  }
  return null
}

/** Returns whether the check digit of an ISBN is valid. */
export function isIsbn(isbn: string): boolean {
  const checksum = isbnSum(isbn)
  return checksum !== null && checksum.sum % checksum.modulo === 0
}

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
