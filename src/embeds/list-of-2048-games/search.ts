/** Finds kinds in the list, sixteen of them a page. */
import type { ListSpec } from "../../kits/list/logic"
import { count, type Kind, kindOf, nameOf, rulesOf } from "./kinds"

export const perPage = 16

/** A text as the search sees it: small letters, 4x4 for 4×4, and no signs. */
function folded(text: string): string {
  return text
    .toLowerCase()
    .replaceAll("×", "x")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()
}

/** The numbers of all kinds. */
export const numbers: readonly number[] = Array.from({ length: count }, (_, i) => i + 1)

/** A kind is found by its number, its name and its rules, by words that begin a word there. */
export const kindSpec: ListSpec<number> = {
  search: {
    text: number => `${number} ${nameOf(kindOf(number))} ${rulesOf(kindOf(number))}`,
    fold: folded,
    beginnings: true,
  },
}

/** How many pages so many kinds take; one where there are none. */
export function pagesOf(length: number): number {
  return Math.max(1, Math.ceil(length / perPage))
}

/** The kinds on a page. */
export function kindsOn(numbers: readonly number[], page: number): Kind[] {
  return numbers.slice((page - 1) * perPage, page * perPage).map(kindOf)
}
