/** Deals solvable boards of a given difficulty from a seed, and encodes deals for links. */

import { type Cells, fewest, pressedAll, setOf } from "../../../lib/game/lightsOut"
import { randomInt, seeded, shuffle } from "../../../lib/game/random"

export const sizes = [2, 3, 4, 5, 6, 7] as const

/** The range of the minimum number of presses, by board size. */
export const distances: Record<number, readonly [from: number, to: number]> = {
  2: [1, 4],
  3: [3, 6],
  4: [4, 6],
  5: [5, 9],
  6: [8, 12],
  7: [10, 15],
}

/** The format of a seed, as made by `newSeed`. */
export const seedPattern = /^[2-9a-hjkmnp-z]{6}$/

/** The maximum number of attempts, far more than ever needed; the last attempt may be easier than intended. */
const maxTries = 2000

function deal(size: number, seed: string): Cells {
  const random = seeded(`unnamed ${size} ${seed}`)
  const [from, to] = distances[size] ?? [1, size]
  const distance = from + randomInt(to - from + 1, random)
  const cells = Array.from({ length: size * size }, (_, cell) => cell)
  let lights = 0n
  for (let tries = 0; tries < maxTries; tries++) {
    lights = pressedAll(size, setOf(shuffle(cells, random).slice(0, distance)))
    if (fewest(size, lights) === distance) break
  }
  return lights
}

let last = { key: "", lights: 0n, par: 0 }

function dealt(size: number, seed: string) {
  const key = `${size}-${seed}`
  if (last.key !== key) {
    const lights = deal(size, seed)
    last = { key, lights, par: fewest(size, lights) }
  }
  return last
}

/** Returns the lit cells of a seed: solvable, and as difficult as the size requires. */
export function lightsOf(size: number, seed: string): Cells {
  return dealt(size, seed).lights
}

/** Returns the minimum number of presses that solve a seed's board. */
export function parOf(size: number, seed: string): number {
  return dealt(size, seed).par
}

export type Deal = { size: number; deal: string }

/** Encodes a deal for links: "5-k3m9xz". */
export function writeDeal({ size, deal }: Deal): string {
  return `${size}-${deal}`
}

/** Decodes the deal of a link; null if it is missing or malformed. */
export function readDeal(text: string | null): Deal | null {
  const [size = "", deal = "", ...more] = (text ?? "").split("-")
  const isDeal = /^[2-7]$/.test(size) && seedPattern.test(deal) && more.length === 0
  return isDeal ? { size: Number(size), deal } : null
}
