/** What a game of memory is at a moment, and what can be asked of it; cells are numbered by rows from 0. */
import { facesOf, pairsOf } from "./deal"

/** The visitor or the first player is 0, the other one 1. */
export type Player = 0 | 1
/** Nobody but Pertti who tidies up, nobody, a friend at the same screen, Pertti, or Pertti who turns when he is told to. */
export type Company = "tidy" | "alone" | "friend" | "pertti" | "patient"
/** Two cells whose cards have changed places, and the move after which they did. */
export type Swap = { one: number; other: number; move: number }
/** `deal` is the seed asked for; empty: chance deals. */
export type Options = { size: number; set: string; company: Company; deal: string }

export type State = {
  size: number
  seed: string
  players: 1 | 2
  /** Who has found a card, by cells. */
  owners: (Player | null)[]
  /** The last cards that were turned, one or two; two that are no pair lie open until the next one is turned. */
  turned: number[]
  /** Whose turn it is. */
  player: Player
  moves: number
  /** Every card seen so far, the one seen last at the end. */
  seen: number[]
  /** Milliseconds of play, while there is one player. */
  spent: number
  /** Whether Pertti tidies up, and what he has swapped so far. */
  tidies: boolean
  swaps: Swap[]
}

export function isAlone({ company }: Options): boolean {
  return company === "alone" || company === "tidy"
}

export function isPertti({ company }: Options): boolean {
  return company === "pertti" || company === "patient"
}

/** The picture on a card; null where there is no card. */
export function faceOf({ size, seed, swaps }: State, cell: number): number | null {
  const dealt = swaps.reduceRight(
    (at, { one, other }) => (at === one ? other : at === other ? one : at),
    cell,
  )
  return facesOf(size, seed)[dealt] ?? null
}

/** Whether a card shows its picture. */
export function isOpen({ owners, turned }: State, cell: number): boolean {
  return (owners[cell] ?? null) !== null || turned.includes(cell)
}

/** How many pairs a player has found. */
export function found({ owners }: State, player: Player): number {
  return owners.filter(owner => owner === player).length / 2
}

/** Whether the last two cards are a pair. */
export function isPair({ turned, owners }: State): boolean {
  return turned.length === 2 && turned.every(cell => (owners[cell] ?? null) !== null)
}

/** Whether a card can be turned now, by whoever's turn it is. */
export function canTurn(state: State, cell: number): boolean {
  return faceOf(state, cell) !== null && !isOpen(state, cell)
}

export function isOver(state: State): boolean {
  return found(state, 0) + found(state, 1) === pairsOf(state.size)
}

/** Whether a card has been turned and there are more to find. */
export function isGoing(state: State): boolean {
  return state.seen.length > 0 && !isOver(state)
}
