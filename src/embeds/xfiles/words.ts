/** Ties any two words to pages of this site, and counts their letters up to 23. */
import type { LinkedEntry } from "../../lib/content/derivedLists"
import { hash } from "../../lib/game/random"
import { trimmed } from "../../lib/text/blank"
import { targetSum } from "./logic"

/** The maximum length of a word, in characters, and the number of its letters that count. */
export const maxWord = 24
const maxCounted = 12

/** Pairs for visitors who suspect nobody yet. */
export const examples = [
  ["Nokia", "the moon"],
  ["Elvis", "meatballs"],
  ["my sock", "Sweden"],
  ["Monday", "cheese"],
] as const

/** The tie between a word and a page. */
export type Tie = "is" | "begins like" | "is mentioned nowhere in"

const initialOf = (text: string) => /[\p{L}\p{N}]/u.exec(text)?.[0].toLowerCase() ?? ""

/**
 * Returns the page for a word: the one of that title, or one with the same initial, or just any. A page `other` is only
 * taken if there is no other.
 */
export function pageFor(
  word: string,
  pages: readonly LinkedEntry[],
  other?: LinkedEntry,
): { page: LinkedEntry; tie: Tie } | null {
  const wanted = trimmed(word).toLowerCase()
  const same = pages.find(({ title }) => title.toLowerCase() === wanted)
  if (same) return { page: same, tie: "is" }
  const free = pages.filter(page => page !== other)
  const among = free.length > 0 ? free : pages
  const alike = among.filter(({ title }) => initialOf(title) === initialOf(wanted))
  const list = alike.length > 0 ? alike : among
  const page = list[hash(wanted) % Math.max(1, list.length)]
  return page ? { page, tie: alike.length > 0 ? "begins like" : "is mentioned nowhere in" } : null
}

/** Counts the letters and digits of a text. */
export function lettersIn(text: string): number {
  return (text.match(/[\p{L}\p{N}]/gu) ?? []).length
}

/** The evidence by its number of letters, from 1. */
export const evidence = [
  "I",
  "no",
  "spy",
  "they",
  "photo",
  "kettle",
  "toaster",
  "umbrella",
  "the kettle",
  "the toaster",
  "the umbrella",
  "somebody knew",
  "his other shoes",
  "the second photo",
  "the wrong toaster",
  "the wrong umbrella",
  "the second umbrella",
  "a man with a moustache",
  "the man with the kettle",
  "the man with the toaster",
  "the man with the umbrella",
  "two men with one moustache",
  "all the men with moustaches",
] as const

export type Term = { number: number; what: string }

/** Returns terms that add up to 23 for any two words: their letters, and what was found beside them. */
export function counted(one: string, other: string): Term[] {
  const terms = [one, other].map(word => ({ number: Math.min(maxCounted, lettersIn(word)), what: word }))
  const missing = targetSum - terms.reduce((sum, { number }) => sum + number, 0)
  if (missing === 0) return terms
  return [
    ...terms,
    missing > 0
      ? { number: missing, what: evidence[missing - 1] ?? "" }
      : { number: missing, what: "who was already dead" },
  ]
}
