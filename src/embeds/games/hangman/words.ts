/** Chooses words by difficulty, and encodes them for links. */

import { difficulty, lettersByFrequency } from "../../../lib/game/guessing"
import { hash, pick, type Random } from "../../../lib/game/random"
import { alphabets, type Category } from "./schema"

export type Language = Category["language"]

/** The number of legs in a flight. Each has harder words and one balloon fewer. */
export const legs = 5

/**
 * Returns the letters of a language, most common first, counted by the words that contain them; ties in
 * alphabetical order.
 */
export function commonFirst(categories: readonly Category[], language: Language): string[] {
  const words = categories.filter(each => each.language === language).flatMap(each => each.words)
  return lettersByFrequency(words, alphabets[language])
}

/** Returns a category's words by `difficulty`, easiest first. */
export function byDifficulty(category: Category, categories: readonly Category[]): string[] {
  const order = commonFirst(categories, category.language)
  return [...category.words].sort((a, b) => difficulty(a, order) - difficulty(b, order))
}

/**
 * Returns the words of a leg from words sorted by difficulty: the easier half on the first leg, the harder half on
 * the last.
 */
export function wordsOfLeg(sorted: readonly string[], leg: number): string[] {
  const size = Math.ceil(sorted.length / 2)
  const from = Math.round(((sorted.length - size) * (leg - 1)) / (legs - 1))
  return sorted.slice(from, from + size)
}

/** Picks a word for a leg that is not among `excluded`. */
export function newWord(
  category: Category,
  categories: readonly Category[],
  leg: number,
  excluded: readonly string[],
  random: Random,
): string {
  const words = wordsOfLeg(byDifficulty(category, categories), leg)
  return pick(
    words.filter(word => !excluded.includes(word)),
    random,
  )
}

/** Encodes a word for links: the leg, and a hash that hides the word and stays valid when other words change. */
export function codeOf(slug: string, word: string, leg: number): string {
  return `${leg}${hash(`${slug}/${word}`).toString(36).padStart(7, "0")}`
}

export type LinkedWord = { category: Category; word: string; leg: number }

/** Finds the word of a code; null if it is malformed or the word no longer exists. */
export function readCode(code: string, categories: readonly Category[]): LinkedWord | null {
  if (!/^[1-5][0-9a-z]{7}$/.test(code)) return null
  const leg = Number(code[0])
  for (const category of categories) {
    const word = category.words.find(each => codeOf(category.slug, each, leg) === code)
    if (word !== undefined) return { category, word, leg }
  }
  return null
}
