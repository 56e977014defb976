/** Checks the check digits of ISBNs. */

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
