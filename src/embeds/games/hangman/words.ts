/** Which word comes: how hard each one is, the words that fit a leg of the flight, and the code that stands in a link. */

import { hash, pick, type Random } from "../../../lib/game/random"
import { alphabets, type Category } from "./schema"

export type Language = Category["language"]

/** How many legs a flight has; on each the words are harder and the balloons one fewer. */
export const legs = 5

/** The different letters of a word, small. */
export function lettersOf(word: string): string[] {
  return [...new Set(word.toLowerCase().match(/\p{L}/gu) ?? [])]
}

/** The letters of a language, those in the most words of the lists first; of equals the alphabet decides. */
export function commonFirst(categories: readonly Category[], language: Language): string[] {
  const words = categories.filter(each => each.language === language).flatMap(each => each.words)
  const counts = new Map<string, number>([...alphabets[language]].map(letter => [letter, 0]))
  for (const letter of words.flatMap(lettersOf)) counts.set(letter, (counts.get(letter) ?? 0) + 1)
  return [...counts].sort(([, a], [, b]) => b - a).map(([letter]) => letter)
}

/** How many misses somebody makes who asks for letters in this order, and for nothing else, until the word is there. */
export function hardness(word: string, order: readonly string[]): number {
  const needed = lettersOf(word)
  const last = Math.max(...needed.map(letter => order.indexOf(letter)))
  return last + 1 - needed.length
}

/** A category's words, easy ones first: those that the patient guesser of `hardness` has with the fewest misses. */
export function byHardness(category: Category, categories: readonly Category[]): string[] {
  const order = commonFirst(categories, category.language)
  return [...category.words].sort((a, b) => hardness(a, order) - hardness(b, order))
}

/** The words of a leg, from words in the order of hardness: the easier half on the first leg, the harder on the last. */
export function wordsOfLeg(sorted: readonly string[], leg: number): string[] {
  const size = Math.ceil(sorted.length / 2)
  const from = Math.round(((sorted.length - size) * (leg - 1)) / (legs - 1))
  return sorted.slice(from, from + size)
}

/** A word of the leg that is none of `but`. */
export function newWord(
  category: Category,
  categories: readonly Category[],
  leg: number,
  but: readonly string[],
  random: Random,
): string {
  const words = wordsOfLeg(byHardness(category, categories), leg)
  return pick(
    words.filter(word => !but.includes(word)),
    random,
  )
}

/** What a link calls a word: the leg, and a hash that nobody reads at a glance. It outlives changes of the other words. */
export function codeOf(slug: string, word: string, leg: number): string {
  return `${leg}${hash(`${slug}/${word}`).toString(36).padStart(7, "0")}`
}

export type Dealt = { category: Category; word: string; leg: number }

/** The word that a code stands for; null for a code that stands for none. */
export function readCode(code: string, categories: readonly Category[]): Dealt | null {
  if (!/^[1-5][0-9a-z]{7}$/.test(code)) return null
  const leg = Number(code[0])
  for (const category of categories) {
    const word = category.words.find(each => codeOf(category.slug, each, leg) === code)
    if (word !== undefined) return { category, word, leg }
  }
  return null
}
