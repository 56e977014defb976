/** Check digits of ISBNs, and spines as thick as their pages. */

/** The sum that decides: modulo 11 of ten signs, modulo 10 of thirteen; null for anything else. */
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

/** Whether the last sign of an ISBN is the one that its others ask for. */
export function isIsbn(isbn: string): boolean {
  const found = isbnSum(isbn)
  return found !== null && found.sum % found.modulo === 0
}

/** The check in words: "259 = 7 × 37". */
export function isbnText(isbn: string): string {
  const found = isbnSum(isbn)
  if (!found) return "No ISBN."
  const { sum, modulo } = found
  const fits = sum % modulo === 0
  return fits
    ? `The digits weigh ${sum}, ${modulo} times ${sum / modulo}: the clerk lets it through.`
    : `The digits weigh ${sum}, which leaves ${sum % modulo} over.`
}

/** CSS pixels of a spine: a tenth of a millimetre a leaf, drawn at a bit over one pixel to the leaf, and room for a thumb. */
export function spineWidth(pages: number): number {
  return Math.round(26 + pages / 5.5)
}

/** Millimetres of shelf: two pages to a leaf of 0.1 mm, and 3 mm of covers. */
export function millimetres(pages: number): number {
  return Math.round(pages * 0.05 + 3)
}
