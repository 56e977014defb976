/** Checks ISBN check digits, and calculates the thickness of books. */

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

/** Describes the check: "259 = 7 × 37". */
export function isbnText(isbn: string): string {
  const checksum = isbnSum(isbn)
  if (!checksum) return "No ISBN."
  const { sum, modulo } = checksum
  const fits = sum % modulo === 0
  return fits
    ? `The digits weigh ${sum}, ${modulo} times ${sum / modulo}: the clerk lets it through.`
    : `The digits weigh ${sum}, which leaves ${sum % modulo} over.`
}

/**
 * Returns the width of a spine in CSS pixels: 0.1 mm a leaf at a bit over one pixel to the leaf, plus room for a
 * touch target.
 */
export function spineWidth(pages: number): number {
  return Math.round(26 + pages / 5.5)
}

/** Returns the thickness in millimetres: two pages to a leaf of 0.1 mm, and 3 mm of covers. */
export function millimetres(pages: number): number {
  return Math.round(pages * 0.05 + 3)
}
