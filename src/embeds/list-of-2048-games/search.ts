/** Finds kinds in the list, sixteen of them a page. */
import { count, type Kind, kindOf, nameOf, rulesOf } from "./kinds"

export const perPage = 16

/** What the search reads of each kind, in the order of the numbers; written when something is first searched for. */
let texts: readonly string[] | null = null

/** A text as the search sees it: small letters, 4x4 for 4×4, and no signs. */
function folded(text: string): string {
  return text
    .toLowerCase()
    .replaceAll("×", "x")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()
}

function written(): readonly string[] {
  texts ??= Array.from({ length: count }, (_, i) => {
    const kind = kindOf(i + 1)
    return ` ${kind.number} ${folded(`${nameOf(kind)} ${rulesOf(kind)}`)}`
  })
  return texts
}

/** The numbers of the kinds in whose number, name or rules each word of the query begins a word. */
export function search(query: string): number[] {
  const words = folded(query.slice(0, 200)).split(" ").filter(Boolean)
  const numbers = Array.from({ length: count }, (_, i) => i + 1)
  if (words.length === 0) return numbers
  const all = written()
  return numbers.filter(number => words.every(word => all[number - 1]?.includes(` ${word}`)))
}

/** How many pages so many kinds take; one where there are none. */
export function pagesOf(length: number): number {
  return Math.max(1, Math.ceil(length / perPage))
}

/** A page from an address, from 1; for one that is not there, the nearest that is. */
export function parsePage(text: string | null, pages: number): number {
  const page = /^\d{1,4}$/.test(text ?? "") ? Number(text) : 1
  return Math.min(Math.max(1, page), pages)
}

/** The kinds on a page. */
export function kindsOn(numbers: readonly number[], page: number): Kind[] {
  return numbers.slice((page - 1) * perPage, page * perPage).map(kindOf)
}
