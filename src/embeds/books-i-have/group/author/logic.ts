/** A catalogue of authors in drawers by their first letter, and where somebody else's card would stand. */
import { authorsOf } from "../../authors"
import type { Book } from "../../schema"

/** The drawers: the Finnish alphabet, and one for what begins with none of its letters. */
export const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZÅÄÖ", "#"] as const

/** An author's card. */
export type Card = {
  /** "Last, First". */
  name: string
  books: readonly Book[]
  /** With whom some of the books were written, in order. */
  seeAlso: readonly string[]
}

// Å, ä and ö come after z, and are not accents; v and w are two letters.
const { compare } = new Intl.Collator("fi")

/** The drawer of a name: its first letter or digit, without accents that Finnish does not count as letters. */
export function drawerOf(name: string): string {
  const first = name.match(/[\p{L}\p{N}]/u)?.[0]?.toLocaleUpperCase("fi") ?? "#"
  if ("ÅÄÖ".includes(first.normalize("NFC"))) return first.normalize("NFC")
  const plain = first.normalize("NFD").charAt(0)
  return (letters as readonly string[]).includes(plain) ? plain : "#"
}

/** A card for every author, in the order of the Finnish alphabet, with the oldest book first. */
export function cardsOf(books: readonly Book[]): Card[] {
  const names = [...new Set(books.flatMap(authorsOf))].sort(compare)
  return names.map(name => {
    const own = books.filter(book => authorsOf(book).includes(name)).sort((a, b) => a.year - b.year)
    const others = new Set(own.flatMap(authorsOf).filter(other => other !== name))
    return { name, books: own, seeAlso: [...others].sort(compare) }
  })
}

/** How many characters of a visitor's name are filed. */
export const maxName = 60

/** Words that stand before a last name and in Finnish libraries are left behind it. */
const particles = new Set(["von", "van", "de", "der", "af", "da", "di", "la", "le"])

/** A name as a card has it: "Matti von Meikäläinen" is "Meikäläinen, Matti von". One with a comma stays; "" for none. */
export function filed(name: string): string {
  const words = name.slice(0, maxName).split(/\s+/).filter(Boolean)
  if (name.includes(",") || words.length < 2) return words.join(" ")
  const last = words.at(-1) ?? ""
  return particles.has(last.toLowerCase()) ? words.join(" ") : `${last}, ${words.slice(0, -1).join(" ")}`
}

export type Neighbours = { before: string | null; after: string | null; same: boolean }

/** Between which two cards a name would stand; `same` where there is a card of that name. */
export function neighbours(name: string, cards: readonly Card[]): Neighbours {
  const order = (a: string, b: string) => compare(a.toLocaleLowerCase("fi"), b.toLocaleLowerCase("fi"))
  const after = cards.find(card => order(card.name, name) >= 0)
  const same = after !== undefined && order(after.name, name) === 0
  const before = cards.filter(card => order(card.name, name) < 0).at(-1)
  return { before: before?.name ?? null, after: after?.name ?? null, same }
}

/** What lies in a drawer that has no author. */
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

/** What is found in place of cards. */
export function lostIn(letter: string): string {
  return lost[letter] ?? "A paper clip, and the idea of another one."
}
