/** The member of the audience who claps alone. */
import type { Random } from "../../../lib/game/random"

export const seats = 24

/** The milliseconds of silence before the wrong clap, and of stares after it. */
export const silenceMs = 1400
export const stareMs = 2800

const stares = [
  "...who was that?",
  "Him again.",
  "We can wait.",
  "He has brought his own hands.",
  "The play is about him now.",
] as const

/** Returns what is said from the stage after a number of wrong claps, from 1. */
export function stareAt(times: number): string {
  return stares[(times - 1) % stares.length] ?? stares[0]
}

/** Returns the seat of the wrong clap: among the middle six, which are fully visible on a phone. */
export function wrongSeat(random: Random): number {
  return seats / 2 - 3 + Math.floor(random() * 6)
}

/** Returns the direction in which a seat looks at the wrong clap: -1 left, 1 right, 0 straight ahead. */
export function lookFrom(seat: number, wrong: number): -1 | 0 | 1 {
  if (seat === wrong) return 0
  return seat < wrong ? 1 : -1
}
