/** Bingo cards of five by five: dealt from a name, marked, and checked for complete lines. */
import { toSpliced } from "../../../lib/content/arrayMethods"
import { pick, type Random, randomInt, seeded, shuffle } from "../../../lib/game/random"
import type { Squares } from "./schema"

export type Kind = keyof Squares

export const size = 5
/** The index of the free middle cell, in row-major order. */
export const centre = 12
export const freeText = "Free: you are watching"

/** The number of squares of each kind on a card, 24 in total. Every card has some that come before the voting. */
export const shares: Record<Kind, number> = { stage: 8, song: 5, hosts: 4, votes: 4, sofa: 3 }

const maxNameLength = 24

/**
 * Normalises a card's name for comparison and links: lower-case letters and digits with hyphens; "" if nothing is
 * left.
 */
export function cardName(typed: string): string {
  const plain = typed
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-+/, "")
  return [...plain].slice(0, maxNameLength).join("").replace(/-+$/, "")
}

/** Returns a random name that is easy to say across a room: "boom-42". */
export function newName(names: readonly string[], random: Random): string {
  return `${pick(names, random)}-${10 + randomInt(90, random)}`
}

/**
 * Deals the 25 texts of a card in row-major order, free cell in the middle: unique, and the same for the same name.
 */
export function deal(name: string, squares: Squares): string[] {
  const random = seeded(`bingo ${name}`)
  const drawn = (Object.keys(shares) as Kind[]).flatMap(kind =>
    shuffle(squares[kind], random).slice(0, shares[kind]),
  )
  return toSpliced(shuffle(drawn, random), centre, 0, freeText)
}

/** Returns the kind of a square; "stage" if it is unknown. */
export function kindOf(text: string, squares: Squares): Kind {
  return (Object.keys(shares) as Kind[]).find(kind => squares[kind].includes(text)) ?? "stage"
}

export type Line = { name: string; cells: readonly number[] }

const five = [0, 1, 2, 3, 4]

/** The twelve lines: five rows, five columns and two diagonals. */
export const lines: readonly Line[] = [
  ...five.map(row => ({ name: `row ${row + 1}`, cells: five.map(i => row * size + i) })),
  ...five.map(column => ({ name: `column ${column + 1}`, cells: five.map(i => i * size + column) })),
  { name: "the diagonal down", cells: five.map(i => i * (size + 1)) },
  { name: "the diagonal up", cells: five.map(i => (size - i) * (size - 1)) },
]

const softHyphen = "\u00ad"

/** Inserts soft hyphens into a square's text; `hyphens` lists words as "watch-ing". */
export function hyphenated(text: string, hyphens: readonly string[]): string {
  return hyphens.reduce((all, word) => {
    const parts = word.split("-")
    const whole = new RegExp(parts.map(part => `(${part})`).join(""), "giu")
    return all.replace(whole, parts.map((_, i) => `$${i + 1}`).join(softHyphen))
  }, text)
}

/** Returns for each cell whether it is marked; the free one always is. */
export function markedCells(card: readonly string[], marks: readonly string[]): boolean[] {
  const known = new Set(marks)
  return card.map((text, cell) => cell === centre || known.has(text))
}

/** Returns the complete lines. */
export function bingos(marked: readonly boolean[]): Line[] {
  return lines.filter(({ cells }) => cells.every(cell => marked[cell]))
}

/** Returns the lines with one cell missing. */
export function nearly(marked: readonly boolean[]): Line[] {
  return lines.filter(({ cells }) => cells.filter(cell => !marked[cell]).length === 1)
}

/** Adds a mark, or removes it if present. */
export function toggled(marks: readonly string[], text: string): string[] {
  return marks.includes(text) ? marks.filter(other => other !== text) : [...marks, text]
}

function listed(names: readonly string[]): string {
  return names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`
}

/** Describes the state of a card in a sentence or two. */
export function statusOf(marked: readonly boolean[]): string {
  const count = marked.filter(Boolean).length - 1
  const full = bingos(marked)
  const all = `${count} seen.`
  if (count === 24) return "Bingo everywhere! Europe has nothing left to show you."
  if (full.length > 0) return `Bingo! ${sentence(listed(full.map(({ name }) => name)))}. ${all}`
  const near = nearly(marked)
  if (near.length > 0) return `${all} One away in ${listed(near.map(({ name }) => name))}.`
  return count === 0 ? "Nothing has happened yet. It will." : `${all} No bingo yet.`
}

function sentence(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}

/** Returns a cell's accessible label. Its mark is exposed as pressed state. */
export function cellLabel(text: string, cell: number, full: readonly Line[]): string {
  const place = `row ${Math.floor(cell / size) + 1}, column ${(cell % size) + 1}`
  const line = full.find(({ cells }) => cells.includes(cell))
  return `${text}, ${place}${line ? ", in a bingo" : ""}`
}

/** A card as stored in the browser. */
export type StoredCard = { name: string; marks: string[] }

const maxCards = 20

/** Moves a card to the front of the list, or removes it if it has no marks. */
export function withCard(cards: readonly StoredCard[], card: StoredCard): StoredCard[] {
  const others = cards.filter(({ name }) => name !== card.name)
  return card.marks.length === 0 ? others : [card, ...others].slice(0, maxCards)
}

export function marksOf(cards: readonly StoredCard[], name: string): readonly string[] {
  return cards.find(card => card.name === name)?.marks ?? []
}
