/** The words of the machine, the lawyer's objections to them, and the licence when he has none left. */
import { hash, pick, type Random } from "../../lib/game/random"
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

/** Draws three words, at least one of them another than before. */
export function pulled(before: Words, random: Random): Words {
  const [g, p, l] = reels.map(words => pick(words, random))
  const next: Words = [g ?? "General", p ?? "Public", l ?? "Licence"]
  return next.join() === before.join()
    ? [next[0], next[1], next[2] === "Library" ? "Ladder" : "Library"]
    : next
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

const pairs: readonly ((p: string, l: string) => string)[] = [
  (p, l) => `Does the ${p} know about the ${l}?`,
  p => `Say nothing to the ${p}.`,
  (p, l) => `The ${p} goes with the ${l}. That is settled law.`,
  (_, l) => `Whose ${l} is it?`,
  p => `Without prejudice, I have met that ${p}.`,
  (p, l) => `The ${p} and the ${l} aren't married. I would have billed them.`,
  p => `My card, for the ${p}.`,
  (_, l) => `Keep the receipt for the ${l}.`,
  (p, l) => `Either the ${p} goes, or the ${l} does.`,
  () => "It depends.",
  p => `I went to school with a ${p}. He is a judge now.`,
]

/** Returns the lawyer's objection to three words. The order of his grounds follows from the words. */
export function objectionTo(words: Words): string {
  const all = words.join(" ")
  if (all === "General Public License") return "Taken. Since February 1989."
  if (all === "General Public Licence") return "That c will be the making of us. Don't correct it."
  const [, p, l] = words
  const seed = hash(all)
  const own = words.filter(word => grounds[word] === undefined)
  const word = own[0] ?? words[seed % 3] ?? p
  const ground = grounds[word] ?? `I can't find ${word.toLowerCase()} in my book. It is a short book.`
  const pair = pairs[Math.floor(seed / 3) % pairs.length]
  return `${ground} ${pair?.(p.toLowerCase(), l.toLowerCase()) ?? ""}`
}

/** Returns the granted licence: the four freedoms, of these words instead of a program. */
export function licenceOf(words: Words, freedoms: readonly Freedom[]): string[] {
  const what = words.join(" ")
  return freedoms.map(({ freedom }) =>
    freedom
      .replace("the program", `the ${what}`)
      .replace("how it works", `how the ${words[2].toLowerCase()} works`),
  )
}
