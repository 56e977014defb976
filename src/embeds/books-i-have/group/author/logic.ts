/** Files authors in drawers by their first letter, and finds the place of a new name. */
import { authorsOf } from "../../authors"
import type { Book } from "../../schema"

/** The drawers: the Finnish alphabet, and one for everything else. */
export const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZÅÄÖ", "#"] as const

export type Card = {
  /** As "Last, First". */
  name: string
  books: readonly Book[]
  /** The co-authors of some of the books, in order. */
  seeAlso: readonly string[]
}

// Å, ä and ö come after z and are not accented letters; v and w are two letters.
const { compare } = new Intl.Collator("fi")

/**
 * Returns the drawer of a name by its first letter or digit, ignoring accents that do not count as letters in
 * Finnish.
 */
export function drawerOf(name: string): string {
  const first = name.match(/[\p{L}\p{N}]/u)?.[0]?.toLocaleUpperCase("fi") ?? "#"
  if ("ÅÄÖ".includes(first.normalize("NFC"))) return first.normalize("NFC")
  const plain = first.normalize("NFD").charAt(0)
  return (letters as readonly string[]).includes(plain) ? plain : "#"
}

/** Returns a card for every author, in Finnish alphabetical order, with the oldest book first. */
export function cardsOf(books: readonly Book[]): Card[] {
  const names = [...new Set(books.flatMap(authorsOf))].sort(compare)
  return names.map(name => {
    const own = books.filter(book => authorsOf(book).includes(name)).sort((a, b) => a.year - b.year)
    const others = new Set(own.flatMap(authorsOf).filter(other => other !== name))
    return { name, books: own, seeAlso: [...others].sort(compare) }
  })
}

/** The maximum length of a visitor's name. */
export const maxName = 60

/** Particles in front of a last name, which Finnish libraries file behind it. */
const particles = new Set(["von", "van", "de", "der", "af", "da", "di", "la", "le"])

/**
 * Formats a name for a card: "Matti von Meikäläinen" becomes "Meikäläinen, Matti von". A name with a comma stays as
 * it is.
 */
export function cardName(name: string): string {
  const words = name.slice(0, maxName).split(/\s+/).filter(Boolean)
  if (name.includes(",") || words.length < 2) return words.join(" ")
  const last = words.at(-1) ?? ""
  return particles.has(last.toLowerCase()) ? words.join(" ") : `${last}, ${words.slice(0, -1).join(" ")}`
}

export type Neighbours = { before: string | null; after: string | null; same: boolean }

/** Returns the two cards a name would stand between; `same` is the card of that very name. */
export function neighbours(name: string, cards: readonly Card[]): Neighbours {
  const order = (a: string, b: string) => compare(a.toLocaleLowerCase("fi"), b.toLocaleLowerCase("fi"))
  const after = cards.find(card => order(card.name, name) >= 0)
  const same = after !== undefined && order(after.name, name) === 0
  const before = cards.filter(card => order(card.name, name) < 0).at(-1)
  return { before: before?.name ?? null, after: after?.name ?? null, same }
}

/** The objects in drawers without authors. */
const lost: Record<string, string> = {
  I: "An ice scraper. It is not by anybody.",
  N: "Nothing. Correctly filed.",
  P: "A pair of reading glasses, reported missing in 1999.",
  Q: "A rubber duck. The typist could not spell.",
  U: "An umbrella that somebody will come back for.",
  X: "A map. The cross on it is this drawer.",
  Y: "Yesterday's coffee.",
  Z: "A hamster, asleep. Please push it back in slowly.",
  Ä: "Two dots, spare.",
  Ö: "An island. That is what the word means in Swedish.",
  "#": "A card for the number 42. It says: see Adams.",
}

/** Returns the description of the object in a drawer without authors. */
export function lostObject(letter: string): string {
  return lost[letter] ?? "A paper clip, and the idea of another one."
}
