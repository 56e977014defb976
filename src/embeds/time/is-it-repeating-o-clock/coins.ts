/** A heap of coins, in a picture 320 wide, with y upwards from the floor. */
import { type Random, shuffle } from "../../../lib/game/random"

/** The number of coins in each row, the lowest first. */
const rows = [15, 13, 10, 7, 4]

type Coin = {
  x: number
  /** The height above the floor. */
  y: number
  /** The delay after the first coin, in seconds. */
  after: number
}

/** Returns the coins in the order in which they fall: each row is complete before the next begins. */
export function heap(random: Random): Coin[] {
  const places = rows.flatMap((count, row) =>
    shuffle(
      Array.from({ length: count }, (_, i) => ({
        x: 160 + (i - (count - 1) / 2) * 20 + (random() - 0.5) * 8,
        y: 8 + row * 10,
      })),
      random,
    ),
  )
  return places.map((place, i) => ({ ...place, after: i * 0.07 }))
}
