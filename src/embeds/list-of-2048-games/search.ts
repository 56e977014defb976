/** Searches the list of kinds, with sixteen on a page. */
import type { ListSpec } from "../../kits/list/logic"
import { count, type Kind, kindOf, nameOf, rulesOf } from "./kinds"

export const perPage = 16

/** Normalises a text for search: lower case, 4x4 for 4×4, and no punctuation. */
function folded(text: string): string {
  return text
    .toLowerCase()
    .replaceAll("×", "x")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()
}

/** The numbers of all kinds. */
export const numbers: readonly number[] = Array.from({ length: count }, (_, i) => i + 1)

/** Matches words at the beginnings of words in the number, name and rules. */
export const kindSpec: ListSpec<number> = {
  search: {
    text: number => `${number} ${nameOf(kindOf(number))} ${rulesOf(kindOf(number))}`,
    fold: folded,
    beginnings: true,
  },
}

/** Returns the number of pages; at least 1. */
export function pagesOf(length: number): number {
  return Math.max(1, Math.ceil(length / perPage))
}

/** Returns the kinds on a page. */
export function kindsOn(numbers: readonly number[], page: number): Kind[] {
  return numbers.slice((page - 1) * perPage, page * perPage).map(kindOf)
}
