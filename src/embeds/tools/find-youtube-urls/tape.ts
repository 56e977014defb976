/** The tape of the cassette: where it is, how it is wound, and what comes of winding it too fast. */
import type { Random } from "../../../lib/game/random"

/** How much of a tape runs in a second when it plays: it is a short one. */
export const playing = 1 / 90

/** The number of the song at a place of the tape, from 0 (its beginning) to 1, for so many songs. */
export function songAt(at: number, songs: number): number {
  return Math.max(0, Math.min(songs - 1, Math.floor(at * songs)))
}

/**
 * Whether the tape comes out: it was wound from one place to another in so many milliseconds. One picture of the screen is
 * the least time that counts, and after four of them a hand has let go and taken hold again.
 */
export function comesOut(from: number, to: number, milliseconds: number): boolean {
  return Math.abs(to - from) / Math.min(64, Math.max(16, milliseconds)) > 0.005
}

/** So many turns of a pencil have all of the tape back in. */
export const turns = 6

/** What hangs out of the cassette, as a path: the more turns are still needed, the more of it. */
export function tangle(left: number, random: Random): string {
  if (left <= 0) return ""
  let path = "M70 98"
  for (let loop = 0; loop < left * 3; loop++) {
    const [x, y] = [20 + random() * 120, 100 + random() * (10 + 4 * left)]
    path += `Q${Math.round(random() * 160)} ${Math.round(96 + random() * 36)} ${Math.round(x)} ${Math.round(y)}`
  }
  return `${path}T92 98`
}
