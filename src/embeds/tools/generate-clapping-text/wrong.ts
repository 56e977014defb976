/** The one in the audience who claps alone. */
import type { Random } from "../../../lib/game/random"

export const seats = 24

/** Milliseconds of silence before the wrong clap, and of looks after it. */
export const silence = 1400
export const looks = 2800

/** Where the wrong one sits: among the six in the middle, who are wholly in sight on a phone, too. */
export function wrongSeat(random: Random): number {
  return seats / 2 - 3 + Math.floor(random() * 6)
}

/** Where somebody looks from a seat when the wrong one claps: -1 to the left, 1 to the right, 0 straight ahead. */
export function lookFrom(seat: number, wrong: number): -1 | 0 | 1 {
  if (seat === wrong) return 0
  return seat < wrong ? 1 : -1
}
