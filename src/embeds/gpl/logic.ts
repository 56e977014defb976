/** The words of the machine, the lawyer's objections to them, and the licence when he has none left. */
import { pick, type Random, seeded } from "../../lib/game/random"
import { grounds } from "./grounds"
import type { Freedom } from "./schema"

/** Ten words for each letter. The first ones are General, Public and, instead of the right License, Licence. */
export const reels = [
  ["General", "Gentle", "Gravel", "Grumpy", "Guinea", "Golden", "Garlic", "Goose", "Ginger", "Galactic"],
  ["Public", "Pig", "Potato", "Pancake", "Penguin", "Porridge", "Poetry", "Pyjama", "Puddle", "Plumber"],
  [
    "Licence",
    "Library",
    "Lullaby",
    "Lasagne",
    "League",
    "Laundry",
    "Lottery",
    "Lighthouse",
    "Ladder",
    "Lawnmower",
  ],
] as const

export type Words = readonly [g: string, p: string, l: string]

/** The maximum length of a word of the visitor's own. */
export const maxWord = 14

/** Reads three words that begin with G, P and L; null for anything else. */
export function parseWords(text: string): Words | null {
  const [g, p, l, ...rest] = text.trim().split(/\s+/)
  if (!g || !p || !l || rest.length > 0) return null
  const isFine = (word: string, letter: string) =>
    word.length <= maxWord && word.charAt(0).toUpperCase() === letter && /^[\p{L}\p{N}'-]+$/u.test(word)
  const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
  return isFine(g, "G") && isFine(p, "P") && isFine(l, "L") ? [capital(g), capital(p), capital(l)] : null
}

/** Returns the initials of three words that begin with a G, but aren't GPL: "GBL"; null for anything else. */
export function otherInitials(text: string): string | null {
  const words = text.trim().split(/\s+/)
  const initials = words.map(word => word.charAt(0).toUpperCase()).join("")
  return /^G\p{L}{2}$/u.test(initials) && initials !== "GPL" ? initials : null
}

/** The reel of a word: 0 for G, 1 for P, 2 for L. */
export type Reel = 0 | 1 | 2

/** Draws another word for the struck reel, or for each of them if none is struck. */
export function pulled(before: Words, random: Random, struck: Reel | null): Words {
  const next = before.map((word, reel) =>
    struck === null || struck === reel
      ? pick(
          (reels[reel] ?? []).filter(other => other !== word),
          random,
        )
      : word,
  )
  return [next[0] ?? "General", next[1] ?? "Public", next[2] ?? "Licence"]
}

/** The number of objections in the lawyer's folder. */
export const maxObjections = 9

/** The words on the stamp, by the number of objections so far; the last one grants the licence. */
export const stamps = [
  "No",
  "No",
  "Still no",
  "Denied",
  "See above",
  "Please",
  "No, in red",
  "Pending",
  "Oh, no",
  "Granted",
]

/** The lawyer's second sentences, in the order of his objections. */
const asides = [
  "Strike it.",
  "Strike that too.",
  "I have six more of these.",
  "There was a sandwich in this folder.",
  "My wife says I object at home.",
  "Please.",
  "I once lost to a goose.",
  "The last sheet but one is a lunch receipt.",
  "That was the folder.",
]

/** Returns the reel that the lawyer objects to, another than last time; null for the real licence. */
export function reelObjectedTo(words: Words, last: Reel | null): Reel | null {
  if (/^General Public Licen[cs]e$/.test(words.join(" "))) return null
  const others = ([0, 1, 2] as const).filter(reel => reel !== last)
  const own = others.find(reel => grounds[words[reel]] === undefined)
  return own ?? pick(others, seeded(words.join(" ")))
}

/** Returns the lawyer's objection to the word of a reel; `made` is the number of objections before it. */
export function objectionTo(words: Words, reel: Reel | null, made: number): string {
  if (reel === null)
    return words[2] === "License"
      ? "Taken. Since February 1989."
      : "That c will be the making of us. Don't correct it."
  const word = words[reel]
  const ground = grounds[word] ?? `I can't find ${word.toLowerCase()} in my book. It is a short book.`
  return `${ground} ${asides[made] ?? ""}`
}

/**
 * Returns the granted licence: the four freedoms, of these words instead of a program, or of a thing by its name within
 * a sentence.
 */
export function licenceOf(words: Words, freedoms: readonly Freedom[], thing: string | null = null): string[] {
  const what = thing ?? `the ${words.join(" ")}`
  return freedoms.map(({ freedom }) =>
    freedom.replace("the program", what).replace("how it works", `how the ${words[2].toLowerCase()} works`),
  )
}
