/** The one door to chance: everything on the site that rolls dice asks here, so that a test can load them. */
import type { Random } from "../../lib/game/random"

/** The browser's own generator: at least 0 and less than 1. */
export const random: Random = () => Math.random()

/** Whether something with this probability (0 to 1) happens now. */
export function roll(probability: number): boolean {
  return random() < probability
}
