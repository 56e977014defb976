/** Generates passwords from a recipe and a random source, and counts exactly how many are possible. */
import { type Kind, kinds, maxPatternLength, type Recipe } from "./recipe"
import { below, pickOne, type Uint32 } from "./uniform"

/** Characters that are easily confused on paper. */
export const lookAlikes = "0Oo1lI|"

/** Returns the characters of a kind, without look-alikes if `clear`. */
export function charactersOf(kind: Kind, clear: boolean): string[] {
  return [...kinds[kind].characters].filter(character => !clear || !lookAlikes.includes(character))
}

const consonants = "bcdfghjklmnpqrstvwxz"
const vowels = "aeiouy"
const anyLetter = kinds.a.characters + kinds.A.characters

/** The placeholders of a pattern; any other character stands for itself. */
export const patternLetters: Record<string, { what: string; characters: string }> = {
  a: { what: "a small letter", characters: kinds.a.characters },
  A: { what: "a capital letter", characters: kinds.A.characters },
  "9": { what: "a digit", characters: kinds["9"].characters },
  c: { what: "a consonant", characters: consonants },
  C: { what: "a capital consonant", characters: consonants.toUpperCase() },
  v: { what: "a vowel", characters: vowels },
  V: { what: "a capital vowel", characters: vowels.toUpperCase() },
  s: { what: "a sign", characters: kinds.s.characters },
  x: { what: "a letter or a digit", characters: anyLetter + kinds["9"].characters },
}

/** Returns the possible characters at each position of a pattern. A backslash makes the next character literal. */
export function placesOf(pattern: string): string[][] {
  const places: string[][] = []
  const all = [...pattern]
  for (let i = 0; i < all.length; i++) {
    const letter = all[i] ?? ""
    const meant = Object.hasOwn(patternLetters, letter) ? patternLetters[letter]?.characters : undefined
    if (letter === "\\") places.push([all[++i] ?? ""])
    else places.push(meant ? [...meant] : [letter])
  }
  return places
}

/** Returns the reason a recipe can't produce a password, as a sentence; null if it can. */
export function mistakeIn(recipe: Recipe): string | null {
  if (recipe.mode === "characters") {
    if (recipe.kinds.length === 0) return "Choose at least one kind of characters. An empty password is free."
    if (recipe.each && recipe.length < recipe.kinds.length)
      return `${recipe.length} characters can't be of ${recipe.kinds.length} kinds. Make it longer.`
  }
  if (recipe.mode === "pattern") {
    const { pattern } = recipe
    if (pattern === "") return "Write a pattern, such as Cvcvc-99."
    if (pattern.length > maxPatternLength) return `A pattern has at most ${maxPatternLength} characters.`
    if (/(^|[^\\])(\\\\)*\\$/.test(pattern)) return "The backslash at the end has nothing after it."
    if (waysIn(recipe, 0) === 1n) return "There is no chance in it. Everybody would get the same password."
  }
  return null
}

/**
 * Counts the equally likely passwords of a recipe. `listed` is the number of words in the list. If each kind has to
 * occur, it uses inclusion-exclusion: all passwords, less those without a kind, plus those without two, and so on.
 */
export function waysIn(recipe: Recipe, listed: number): bigint {
  switch (recipe.mode) {
    case "characters": {
      const sizes = recipe.kinds.map(kind => charactersOf(kind, recipe.clear).length)
      const total = sizes.reduce((sum, size) => sum + size, 0)
      const length = BigInt(recipe.length)
      if (!recipe.each) return BigInt(total) ** length
      let ways = 0n
      for (let without = 0; without < 2 ** sizes.length; without++) {
        const gone = sizes.filter((_, i) => without & (1 << i))
        const left = BigInt(total - gone.reduce((sum, size) => sum + size, 0)) ** length
        ways += gone.length % 2 === 0 ? left : -left
      }
      return ways
    }
    case "words": {
      const digits = recipe.joiner === "digit" ? 10n ** BigInt(recipe.count - 1) : 1n
      return BigInt(listed) ** BigInt(recipe.count) * digits
    }
    case "pattern":
      return placesOf(recipe.pattern).reduce((ways, { length }) => ways * BigInt(length), 1n)
    case "grandmother":
      return BigInt(listed) ** BigInt(recipe.count)
  }
}

const signs = { hyphen: "-", space: " ", dot: ".", capital: "" } as const

/** Replaces ä and ö in a Finnish word by a and o. */
export function undotted(word: string): string {
  return word.replaceAll("ä", "a").replaceAll("ö", "o")
}

/**
 * Generates a password from a valid recipe, all possible ones being equally likely; `words` is the list of its
 * language. A password without one of the required kinds is rejected as a whole: inserting the kind would introduce
 * a bias.
 */
export function makePassword(recipe: Recipe, words: readonly string[], next: Uint32): string {
  switch (recipe.mode) {
    case "characters": {
      const sets = recipe.kinds.map(kind => charactersOf(kind, recipe.clear))
      const alphabet = sets.flat()
      for (;;) {
        const drawn = Array.from({ length: recipe.length }, () => pickOne(alphabet, next))
        if (!recipe.each || sets.every(set => drawn.some(character => set.includes(character))))
          return drawn.join("")
      }
    }
    case "words": {
      const drawn = Array.from({ length: recipe.count }, () => pickOne(words, next))
      const { joiner } = recipe
      if (joiner === "digit") return drawn.reduce((text, word) => `${text}${below(10, next)}${word}`)
      const cased =
        joiner === "capital" ? drawn.map(word => word.charAt(0).toUpperCase() + word.slice(1)) : drawn
      return cased.join(signs[joiner])
    }
    case "pattern":
      return placesOf(recipe.pattern)
        .map(characters => pickOne(characters, next))
        .join("")
    case "grandmother": {
      const drawn = Array.from({ length: recipe.count }, () => pickOne(words, next))
      return drawn.map(word => (recipe.plain ? undotted(word) : word)).join(" ")
    }
  }
}
