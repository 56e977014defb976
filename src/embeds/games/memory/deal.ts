/** How the cards lie: tables from 2x2 to 8x8, dealt from a seed, and the link that deals the same again. */
import { type Random, seeded, shuffle } from "../../../lib/game/random"

/** The tables: cards in a row, and rows. */
export const sizes = [2, 3, 4, 5, 6, 7, 8] as const

/** A seed as `newSeed` makes it. */
export const seedPattern = /^[2-9a-hjkmnp-z]{6}$/

export function pairsOf(size: number): number {
  return Math.floor((size * size) / 2)
}

/** The cell in the middle of a table of odd size, where there is no card; null where there is a card everywhere. */
export function holeOf(size: number): number | null {
  return size % 2 === 1 ? (size * size - 1) / 2 : null
}

/**
 * The pictures on a table, by cells in rows from 0: numbers from 0 to `pictures` - 1, each twice or not at all, and null
 * in the hole. Every order of every choice of pictures is as likely.
 */
export function dealt(size: number, pictures: number, random: Random): (number | null)[] {
  const chosen = shuffle(
    Array.from({ length: pictures }, (_, picture) => picture),
    random,
  ).slice(0, pairsOf(size))
  const faces: (number | null)[] = shuffle([...chosen, ...chosen], random)
  const hole = holeOf(size)
  if (hole !== null) faces.splice(hole, 0, null)
  return faces
}

let last = { key: "", faces: [] as readonly (number | null)[] }

/** The pictures that a seed deals on a table, out of 32; the same list as long as the same is asked for. */
export function facesOf(size: number, seed: string): readonly (number | null)[] {
  const key = `${size}-${seed}`
  if (last.key !== key) last = { key, faces: dealt(size, 32, seeded(`memory ${key}`)) }
  return last.faces
}

export type Deal = { size: number; set: string; deal: string }

/** A deal as it stands in an address: "4-animals-k3m9xz". */
export function writeDeal({ size, set, deal }: Deal): string {
  return `${size}-${set}-${deal}`
}

/** The deal that an address asks for, with one of the sets named; null for anything else. */
export function readDeal(text: string | null, sets: readonly string[]): Deal | null {
  const [size = "", set = "", deal = "", ...more] = (text ?? "").split("-")
  const isDeal = /^[2-8]$/.test(size) && sets.includes(set) && seedPattern.test(deal) && more.length === 0
  return isDeal ? { size: Number(size), set, deal } : null
}

const expected = new Map<string, number>()

/**
 * How many moves somebody who forgets nothing needs on average for a number of pairs, of which `known` have had one card
 * seen. He takes a pair that he knows, or else turns a card that he doesn't, and then its mate or another new one: the
 * best strategy by D. J. Velleman and G. S. Warrington, "What to Expect in a Game of Memory", American Mathematical
 * Monthly 120 (2013), who give about (3 - 2 ln 2) n + 7/8 - 2 ln 2 moves for n pairs.
 */
export function expectedMoves(pairs: number, known = 0): number {
  if (pairs === 0) return 0
  const key = `${pairs}-${known}`
  const found = expected.get(key)
  if (found !== undefined) return found
  const unseen = 2 * pairs - known
  const fresh = unseen - known
  let moves = (known / unseen) * (known > 0 ? 1 + expectedMoves(pairs - 1, known - 1) : 0)
  if (fresh > 0) {
    const rest = unseen - 1
    const lucky = (1 / rest) * (1 + expectedMoves(pairs - 1, known))
    const learnt = (known / rest) * (known > 0 ? 2 + expectedMoves(pairs - 1, known) : 0)
    const twoNew = (fresh - 2) / rest
    const neither = twoNew > 0 ? twoNew * (1 + expectedMoves(pairs, known + 2)) : 0
    moves += (fresh / unseen) * (lucky + learnt + neither)
  }
  expected.set(key, moves)
  return moves
}
