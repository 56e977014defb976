/** The goal of each kind. */
import type { Floor, Kind, Size } from "./kinds"
import type { Rank, TileSetKey } from "./tiles"

/**
 * The goal on an empty floor by size; the number of ranks as hard as one doubling; and the penalty for spiteful
 * arrivals.
 */
type Ladder = { goals: Record<Size, Rank>; steps: number; spite: number }

const doubling: Ladder = { goals: { 3: 8, 4: 11, 5: 12, 6: 13 }, steps: 1, spite: 1 }

const ladders: Record<TileSetKey, Ladder> = {
  twos: doubling,
  hex: doubling,
  hamster: doubling,
  threes: { ...doubling, spite: 4 },
  fibonacci: { goals: { 3: 12, 4: 16, 5: 17, 6: 18 }, steps: 1.6, spite: 2 },
  triples: { goals: { 3: 4, 4: 5, 5: 6, 6: 7 }, steps: 1.5, spite: 1 },
  minus: { goals: { 3: 8, 4: 11, 5: 12, 6: 12 }, steps: 1, spite: 1 },
  tax: { goals: { 3: 7, 4: 8, 5: 9, 6: 9 }, steps: 1, spite: 1 },
}

/** The number of doublings that obstacles on the floor cost: most on a small board, none on the largest. */
const lost: Record<Floor, Record<Size, number>> = {
  bare: { 3: 0, 4: 0, 5: 0, 6: 0 },
  stone: { 3: 2, 4: 1, 5: 1, 6: 0 },
  corners: { 3: 4, 4: 2, 5: 1, 6: 0 },
  hamster: { 3: 1, 4: 1, 5: 0, 6: 0 },
}

/** The minimum goal: two moves are not a game. */
const minGoal: Rank = 3

/**
 * Returns the winning rank. The numbers are empirical: a simple player with a look-ahead of two moves has reached
 * the goal of every kind at least once. For the kind of 2014 it is rank 11, which is 2048.
 */
export function goalOf({
  tiles,
  size,
  floor,
  arrival,
}: Pick<Kind, "tiles" | "size" | "floor" | "arrival">): Rank {
  const { goals, steps, spite } = ladders[tiles]
  const cost = Math.round(lost[floor][size] * steps) + (arrival === "spite" ? spite : 0)
  return Math.max(minGoal, goals[size] - cost)
}
