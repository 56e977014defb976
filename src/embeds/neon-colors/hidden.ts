/** Finds the words that remain once some letters are dark. */
import { type Random, shuffle } from "../../lib/game/random"
import { words } from "./words"

/** Normalises a letter for look-up: lower case; "" for anything that is no letter. */
const plain = (letter: string | undefined) =>
  /^[a-z]$/i.test(letter ?? "") ? (letter ?? "").toLowerCase() : ""

/**
 * Returns the positions of a word's letters in a text, from left to right and each as early as possible; null if
 * any is missing.
 */
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

/** Returns the sign with a space for every dark letter. */
const litOf = (letters: readonly string[], broken: readonly number[]) =>
  letters.map((letter, at) => (broken.includes(at) ? " " : letter))

const countOf = (letters: readonly string[]) => letters.filter(letter => letter !== " ").length

/**
 * Returns the words that can be left by darkening letters, in alphabetical order. A word that takes all letters
 * does not count.
 */
export function hiddenIn(letters: readonly string[]): string[] {
  const all = countOf(letters)
  const small = letters.map(plain)
  return [...words].filter(word => word.length < all && placesIn(word, small) !== null).sort()
}

/**
 * Returns the word that the lit letters spell, ignoring spaces; null if they spell none, or if no letter is dark.
 */
export function readIn(letters: readonly string[], broken: readonly number[]): string | null {
  const lit = litOf(letters, broken).filter(letter => letter !== " ")
  if (lit.length === countOf(letters)) return null
  const word = lit.map(letter => (plain(letter) === "" ? "?" : plain(letter))).join("")
  return words.has(word) ? word : null
}

/** Returns whether darkening one more letter would leave a word. */
export function isNearly(letters: readonly string[], broken: readonly number[]): boolean {
  const lit = litOf(letters, broken)
  return hiddenIn(lit).some(word => word.length === countOf(lit) - 1)
}

/** Returns whether a broken sign has no shorter word left, so that it has to be repaired. */
export function isWorn(letters: readonly string[], broken: readonly number[]): boolean {
  const lit = litOf(letters, broken)
  return countOf(lit) < countOf(letters) && hiddenIn(lit).length === 0
}

/**
 * Returns the letters to darken, in random order, so that a hidden word remains: one not found yet, or any if all
 * were found. A whole sign without any word goes completely dark; a worn one stays as it is.
 */
export function lettersToDarken(
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
  const keptPlaces = word === undefined ? [] : (placesOf(word, lit) ?? [])
  const goes = lit.flatMap((letter, at) => (letter === " " || keptPlaces.includes(at) ? [] : [at]))
  return shuffle(goes, random)
}
