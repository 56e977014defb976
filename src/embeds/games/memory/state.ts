/** The state of a game of memory, and queries of it. Cells are numbered from 0 in row-major order. */
import { facesOf, pairsOf } from "./deal"

/** Player 0 is the visitor or the first player, player 1 the opponent. */
export type Player = 0 | 1
/**
 * The opponent: none but a tidying Pertti, none, a friend at the same screen, Pertti, or Pertti who waits for a
 * button before each turn.
 */
export type Company = "tidy" | "alone" | "friend" | "pertti" | "patient"
/** Two cells whose cards were swapped, and the number of moves made by then. */
export type Swap = { one: number; other: number; move: number }
/** `deal` is the requested seed, or "" for a random one. */
export type Options = { size: number; set: string; company: Company; deal: string }

export type State = {
  size: number
  seed: string
  players: 1 | 2
  /** The player who has found each card, by cell; null if unfound. */
  owners: (Player | null)[]
  /** The last cards turned: none, one or two. Two that do not match stay open until the next turn. */
  turned: number[]
  /** The player whose turn it is. */
  player: Player
  moves: number
  /** All cells seen so far, last seen at the end. */
  seen: number[]
  /** The playing time in milliseconds; counted in single-player games only. */
  spent: number
  /** True if Pertti tidies up; `swaps` are the swaps made so far. */
  tidies: boolean
  swaps: Swap[]
}

export function isAlone({ company }: Options): boolean {
  return company === "alone" || company === "tidy"
}

export function isPertti({ company }: Options): boolean {
  return company === "pertti" || company === "patient"
}

/** Returns the picture of a cell, with swaps applied; null if it has no card. */
export function faceOf({ size, seed, swaps }: State, cell: number): number | null {
  const dealt = swaps.reduceRight(
    (at, { one, other }) => (at === one ? other : at === other ? one : at),
    cell,
  )
  return facesOf(size, seed)[dealt] ?? null
}

/** Returns whether a card is face up. */
export function isOpen({ owners, turned }: State, cell: number): boolean {
  return (owners[cell] ?? null) !== null || turned.includes(cell)
}

/** Returns the number of pairs a player has found. */
export function found({ owners }: State, player: Player): number {
  return owners.filter(owner => owner === player).length / 2
}

/** Returns whether the last two cards turned match. */
export function isPair({ turned, owners }: State): boolean {
  return turned.length === 2 && turned.every(cell => (owners[cell] ?? null) !== null)
}

/** Returns whether a card can be turned. */
export function canTurn(state: State, cell: number): boolean {
  return faceOf(state, cell) !== null && !isOpen(state, cell)
}

export function isOver(state: State): boolean {
  return found(state, 0) + found(state, 1) === pairsOf(state.size)
}

/** Returns whether the game has begun and is not over. */
export function isGoing(state: State): boolean {
  return state.seen.length > 0 && !isOver(state)
}
