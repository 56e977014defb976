/** A heap of coins, in a picture 320 wide with its floor at 0, upwards. */
import { type Random, shuffle } from "../../../lib/game/random"

/** How many lie in each row, the lowest first. */
const rows = [15, 13, 10, 7, 4]

type Coin = {
  x: number
  /** Above the floor. */
  y: number
  /** Seconds after the first at which it falls. */
  after: number
}

/** The coins in the order in which they fall: each row is there before the next one lies on it. */
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
