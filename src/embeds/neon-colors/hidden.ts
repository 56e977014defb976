/** Finds what a sign says once some letters are dark: each of its words by itself. */
import { type Random, shuffle } from "../../lib/game/random"
import { words } from "./words"

/** Normalises a letter for look-up: lower case; "" for anything that is no letter. */
const plain = (letter: string | undefined) =>
  /^[a-z]$/i.test(letter ?? "") ? (letter ?? "").toLowerCase() : ""

/** Returns the positions of each word's letters in a sign. */
export function groupsOf(letters: readonly string[]): number[][] {
  const groups: number[][] = [[]]
  letters.forEach((letter, at) => {
    if (letter === " ") groups.push([])
    else groups.at(-1)?.push(at)
  })
  return groups.filter(group => group.length > 0)
}

/**
 * Returns which of the given positions spell a word, from left to right and each as early as possible; null if any
 * letter is missing.
 */
export function placesOf(
  word: string,
  letters: readonly string[],
  places: readonly number[],
): number[] | null {
  const found: number[] = []
  for (const sign of word) {
    const at = places.find(place => place > (found.at(-1) ?? -1) && plain(letters[place]) === sign)
    if (at === undefined) return null
    found.push(at)
  }
  return found
}

/** Returns the shorter words that can be left of the letters at some positions, in alphabetical order. */
export function hiddenIn(letters: readonly string[], places: readonly number[]): string[] {
  return [...words]
    .filter(word => word.length < places.length && placesOf(word, letters, places) !== null)
    .sort()
}

/** The text of the lit letters of a word; null if they spell nothing. A word that is whole, or dark, may say anything. */
function textOf(
  letters: readonly string[],
  group: readonly number[],
  broken: readonly number[],
): string | null {
  const lit = group.filter(at => !broken.includes(at))
  const text = lit
    .map(at => letters[at] ?? "")
    .join("")
    .toLowerCase()
  return lit.length === group.length || lit.length === 0 || words.has(text) ? text : null
}

/** Returns what the lit letters say in small letters; null if that is nonsense, nothing, or the whole sign. */
export function readIn(letters: readonly string[], broken: readonly number[]): string | null {
  const groups = groupsOf(letters)
  if (!groups.some(group => group.some(at => broken.includes(at)))) return null
  const texts = groups.map(group => textOf(letters, group, broken))
  return texts.includes(null) ? null : texts.filter(Boolean).join(" ") || null
}

/** Returns whether darkening one more letter would make the sign say something. */
export function isNearly(letters: readonly string[], broken: readonly number[]): boolean {
  return letters.some(
    (letter, at) => letter !== " " && !broken.includes(at) && readIn(letters, [...broken, at]) !== null,
  )
}

const litOf = (group: readonly number[], broken: readonly number[]) =>
  group.filter(at => !broken.includes(at))

/** Returns whether a broken sign has nothing shorter to say, so that it has to be repaired. */
export function isWorn(letters: readonly string[], broken: readonly number[]): boolean {
  const groups = groupsOf(letters).map(group => litOf(group, broken))
  const isBroken = broken.some(at => (letters[at] ?? " ") !== " ")
  return (
    isBroken &&
    groups.filter(group => group.length > 0).length < 2 &&
    groups.every(group => hiddenIn(letters, group).length === 0)
  )
}

/** The number of readings that are tried before a known one is taken. */
const maxTries = 30

/**
 * Returns the letters to darken, in random order, so that the sign says something: not said yet, if that can be. A sign
 * without any word goes completely dark; a worn one stays as it is.
 */
export function lettersToDarken(
  letters: readonly string[],
  broken: readonly number[],
  found: readonly string[],
  random: Random,
): number[] {
  if (isWorn(letters, broken)) return []
  const groups = groupsOf(letters).map(group => {
    const lit = litOf(group, broken)
    return { lit, options: hiddenIn(letters, lit), isFine: textOf(letters, group, broken) !== null }
  })
  const isDispensable = groups.filter(({ lit }) => lit.length > 0).length > 1
  const changeable = shuffle(
    groups.flatMap(({ lit, options }, i) =>
      options.length > 0 || (isDispensable && lit.length > 0) ? [i] : [],
    ),
    random,
  )
  /** Shortens one word of the sign, and the others where they are nonsense, or by chance. */
  const shorten = (changed: number) =>
    groups.flatMap(({ lit, options, isFine }, i) => {
      if (i !== changed && isFine && (options.length === 0 || random() < 0.7)) return []
      const [word] = shuffle(options, random)
      const places = word === undefined ? [] : (placesOf(word, letters, lit) ?? [])
      return lit.filter(at => !places.includes(at))
    })
  let chosen = groups.flatMap(({ lit }) => lit)
  for (let i = 0; i < maxTries && changeable.length > 0; i++) {
    const goes = shorten(changeable[i % changeable.length] ?? 0)
    const reads = readIn(letters, [...broken, ...goes])
    if (reads === null) continue
    chosen = goes
    if (!found.includes(reads)) break
  }
  return shuffle(chosen, random)
}
