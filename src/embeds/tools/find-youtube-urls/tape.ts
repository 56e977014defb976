/** The cassette's tape: its position, its winding, and the tangle after winding too fast. */
import type { Random } from "../../../lib/game/random"

/** The share of the tape played per second: it is a short one. */
export const tapePerSecond = 1 / 90

/** Returns the index of the song at a position of the tape (0 to 1), for a number of songs. */
export function songAt(at: number, songs: number): number {
  return Math.max(0, Math.min(songs - 1, Math.floor(at * songs)))
}

/**
 * Returns whether winding between two positions in some milliseconds pulls the tape out. The time is clamped to 16
 * (an animation frame) to 64, after which the hand has paused.
 */
export function pullsTapeOut(from: number, to: number, milliseconds: number): boolean {
  return Math.abs(to - from) / Math.min(64, Math.max(16, milliseconds)) > 0.005
}

/** The number of pencil turns that wind all the tape back in. */
export const turnsNeeded = 6

/** Returns an SVG path of the tape that hangs out, longer the more turns are left; "" for none. */
export function tangle(left: number, random: Random): string {
  if (left <= 0) return ""
  let path = "M70 98"
  for (let loop = 0; loop < left * 3; loop++) {
    const [x, y] = [20 + random() * 120, 100 + random() * (10 + 4 * left)]
    path += `Q${Math.round(random() * 160)} ${Math.round(96 + random() * 36)} ${Math.round(x)} ${Math.round(y)}`
  }
  return `${path}T92 98`
}
