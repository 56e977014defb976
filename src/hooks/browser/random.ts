/** The only source of randomness on the site, which a test can replace. */
import type { Random } from "../../lib/game/random"

/** The browser's generator: at least 0 and less than 1. */
export const random: Random = () => Math.random()

/** Returns true with a probability of 0 to 1. */
export function roll(probability: number): boolean {
  return random() < probability
}
