/** What a sign says once some of its letters are dark. */
import { type Random, shuffle } from "../../lib/game/random"
import { words } from "./words"

/** A letter as it is looked up: small, and nothing for what stands in no word. */
const plain = (letter: string | undefined) =>
  /^[a-z]$/i.test(letter ?? "") ? (letter ?? "").toLowerCase() : ""

/** The places of a word's letters in a text, from left to right and each as early as it can be; null without them all. */
export function placesOf(word: string, letters: readonly string[]): number[] | null {
  const places: number[] = []
  letters.forEach((letter, at) => {
    if (places.length < word.length && plain(letter) === word[places.length]) places.push(at)
  })
  return places.length === word.length ? places : null
}

/** The words that are left when letters go dark, in the order of the alphabet; none that takes all the letters. */
export function hiddenIn(letters: readonly string[]): string[] {
  const all = letters.filter(letter => letter !== " ").length
  return [...words].filter(word => word.length < all && placesOf(word, letters) !== null).sort()
}

/** The word that the lit letters make, spaces or no spaces; null when they make none, or none has gone dark. */
export function readIn(letters: readonly string[], broken: readonly number[]): string | null {
  const lit = letters.filter((letter, at) => letter !== " " && !broken.includes(at))
  if (lit.length === letters.filter(letter => letter !== " ").length) return null
  const word = lit.map(letter => (plain(letter) === "" ? "?" : plain(letter))).join("")
  return words.has(word) ? word : null
}

/**
 * The letters that a winter takes, in the order in which they go: what is left is a hidden word that was not found yet,
 * or one that was when there is no other. Without any word in what is lit, a whole sign goes dark, and of one that is
 * broken already nothing goes: it is to be repaired.
 */
export function winterIn(
  letters: readonly string[],
  broken: readonly number[],
  found: readonly string[],
  random: Random,
): number[] {
  const still = letters.map((letter, at) => (broken.includes(at) ? " " : letter))
  const lit = still.flatMap((letter, at) => (letter === " " ? [] : [at]))
  const possible = hiddenIn(still)
  const fresh = possible.filter(word => !found.includes(word))
  const [word] = shuffle(fresh.length > 0 ? fresh : possible, random)
  if (word === undefined && lit.length < letters.filter(letter => letter !== " ").length) return []
  const stays = word === undefined ? [] : (placesOf(word, still) ?? [])
  return shuffle(
    lit.filter(at => !stays.includes(at)),
    random,
  )
}
