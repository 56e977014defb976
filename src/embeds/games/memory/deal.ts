/** Deals cards on tables from 2 × 2 to 8 × 8 by a seed, and encodes deals for links. */
import { type Random, seeded, shuffle } from "../../../lib/game/random"

/** The sizes of the tables: cards per row, and rows. */
export const sizes = [2, 3, 4, 5, 6, 7, 8] as const

/** The format of a seed, as made by `newSeed`. */
export const seedPattern = /^[2-9a-hjkmnp-z]{6}$/

export function pairsOf(size: number): number {
  return Math.floor((size * size) / 2)
}

/** Returns the middle cell of a table of odd size, which has no card; null for even sizes. */
export function holeOf(size: number): number | null {
  return size % 2 === 1 ? (size * size - 1) / 2 : null
}

/**
 * Deals pictures by cell in row-major order: numbers from 0 to `pictures` - 1, each twice or never, and null in the
 * hole. All selections and orders are equally likely.
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

/**
 * Returns the pictures (out of 32) dealt by a seed. Memoised for the last call, so the same arguments return the
 * same array.
 */
export function facesOf(size: number, seed: string): readonly (number | null)[] {
  const key = `${size}-${seed}`
  if (last.key !== key) last = { key, faces: dealt(size, 32, seeded(`memory ${key}`)) }
  return last.faces
}

export type Deal = { size: number; set: string; deal: string }

/** Encodes a deal for links: "4-animals-k3m9xz". */
export function writeDeal({ size, set, deal }: Deal): string {
  return `${size}-${set}-${deal}`
}

/** Decodes the deal of a link; null if it is missing, malformed, or of an unknown set. */
export function readDeal(text: string | null, sets: readonly string[]): Deal | null {
  const [size = "", set = "", deal = "", ...more] = (text ?? "").split("-")
  const isDeal = /^[2-8]$/.test(size) && sets.includes(set) && seedPattern.test(deal) && more.length === 0
  return isDeal ? { size: Number(size), set, deal } : null
}

const expected = new Map<string, number>()

/**
 * Returns the expected number of moves of a player with perfect memory, for pairs of which `known` have had one
 * card seen. The player takes a known pair, or else turns an unknown card, and then its mate or another unknown
 * one: the optimal strategy by D. J. Velleman and G. S. Warrington, "What to Expect in a Game of Memory", American
 * Mathematical Monthly 120 (2013), with about (3 - 2 ln 2) n + 7/8 - 2 ln 2 moves for n pairs.
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
