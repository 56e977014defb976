/** The boards: how far each is from dark, dealt from a seed, and the link that deals the same again. */
import { randomInt, seeded, shuffle } from "../../../lib/game/random"
import { type Cells, fewest, pressedAll, setOf } from "./solver"

export const sizes = [2, 3, 4, 5, 6, 7] as const

/** How many presses a board of each size needs at least, from and to. */
export const distances: Record<number, readonly [from: number, to: number]> = {
  2: [1, 4],
  3: [3, 6],
  4: [4, 6],
  5: [5, 9],
  6: [8, 12],
  7: [10, 15],
}

/** A seed as `newSeed` makes it. */
export const seedPattern = /^[2-9a-hjkmnp-z]{6}$/

/** So many tries have always been enough many times over; after them a board may be nearer to dark than it should. */
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

/** The lights that a seed puts on: they can be put out, in a number of presses that fits the size. */
export function lightsOf(size: number, seed: string): Cells {
  return dealt(size, seed).lights
}

/** The fewest presses that solve what a seed deals. */
export function parOf(size: number, seed: string): number {
  return dealt(size, seed).par
}

export type Deal = { size: number; deal: string }

/** A deal as it stands in an address: "5-k3m9xz". */
export function writeDeal({ size, deal }: Deal): string {
  return `${size}-${deal}`
}

/** The deal that an address asks for; null for anything else. */
export function readDeal(text: string | null): Deal | null {
  const [size = "", deal = "", ...more] = (text ?? "").split("-")
  const isDeal = /^[2-7]$/.test(size) && seedPattern.test(deal) && more.length === 0
  return isDeal ? { size: Number(size), deal } : null
}
