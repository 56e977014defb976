/** What a sign says once some of its letters are dark. */
import { type Random, shuffle } from "../../lib/game/random"
import { words } from "./words"

/** A letter as it is looked up: small, and nothing for what stands in no word. */
const plain = (letter: string | undefined) =>
  /^[a-z]$/i.test(letter ?? "") ? (letter ?? "").toLowerCase() : ""

/** The places of a word's letters in a text, from left to right and each as early as it can be; null without them all. */
export function placesOf(word: string, letters: readonly string[]): number[] | null {
  return placesIn(word, letters.map(plain))
}

function placesIn(word: string, letters: readonly string[]): number[] | null {
  const places: number[] = []
  for (const sign of word) {
    const at = letters.indexOf(sign, (places.at(-1) ?? -1) + 1)
    if (at < 0) return null
    places.push(at)
  }
  return places
}

/** A sign with a space for every letter that is dark. */
const litOf = (letters: readonly string[], broken: readonly number[]) =>
  letters.map((letter, at) => (broken.includes(at) ? " " : letter))

const countOf = (letters: readonly string[]) => letters.filter(letter => letter !== " ").length

/** The words that are left when letters go dark, in the order of the alphabet; none that takes all the letters. */
export function hiddenIn(letters: readonly string[]): string[] {
  const all = countOf(letters)
  const small = letters.map(plain)
  return [...words].filter(word => word.length < all && placesIn(word, small) !== null).sort()
}

/** The word that the lit letters make, spaces or no spaces; null when they make none, or none has gone dark. */
export function readIn(letters: readonly string[], broken: readonly number[]): string | null {
  const lit = litOf(letters, broken).filter(letter => letter !== " ")
  if (lit.length === countOf(letters)) return null
  const word = lit.map(letter => (plain(letter) === "" ? "?" : plain(letter))).join("")
  return words.has(word) ? word : null
}

/** Whether one more letter that goes dark would leave a word. */
export function isNearly(letters: readonly string[], broken: readonly number[]): boolean {
  const lit = litOf(letters, broken)
  return hiddenIn(lit).some(word => word.length === countOf(lit) - 1)
}

/** Whether a sign is broken, and says no word any more that is shorter than what it says: it is to be repaired. */
export function isWorn(letters: readonly string[], broken: readonly number[]): boolean {
  const lit = litOf(letters, broken)
  return countOf(lit) < countOf(letters) && hiddenIn(lit).length === 0
}

/**
 * The letters that a winter takes, in the order in which they go: what is left is a hidden word that was not found yet,
 * or one that was when there is no other. A whole sign without any word goes dark, and a worn one stays as it is.
 */
export function winterIn(
  letters: readonly string[],
  broken: readonly number[],
  found: readonly string[],
  random: Random,
): number[] {
  if (isWorn(letters, broken)) return []
  const lit = litOf(letters, broken)
  const possible = hiddenIn(lit)
  const fresh = possible.filter(word => !found.includes(word))
  const [word] = shuffle(fresh.length > 0 ? fresh : possible, random)
  const stays = word === undefined ? [] : (placesOf(word, lit) ?? [])
  const goes = lit.flatMap((letter, at) => (letter === " " || stays.includes(at) ? [] : [at]))
  return shuffle(goes, random)
}
