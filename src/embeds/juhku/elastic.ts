import { maxEndings } from "./endings"

/** Measurements in pixels: the available room, the letters at natural width, and the stem alone. */
export type Widths = { room: number; word: number; stem: number }

/** The minimum pull per ending, in pixels. */
const minStepPx = 8

/** Returns the pull per ending in pixels, so that the last ending reaches the end of the room. */
export function step({ room, stem }: Widths): number {
  return Math.max(minStepPx, (room - stem) / maxEndings)
}

/** Returns the resting width of the word with a number of endings. Its letters get narrower, never smaller. */
export function atRest({ room, word, stem }: Widths, ends: number): number {
  return Math.min(word, room, ends === 0 ? word : stem + step({ room, word, stem }) * ends)
}

/**
 * Returns the number of endings after a pull of some pixels, starting from `from`; null if it snaps past the last
 * one.
 */
export function pulled(from: number, pixels: number, step: number): number | null {
  const ends = from + Math.trunc(pixels / step)
  return ends > maxEndings ? null : Math.max(0, ends)
}

/** Returns the horizontal scale of the letters. `held` is the pulled length in pixels; null if released. */
export function stretch(widths: Widths, ends: number, held: number | null): number {
  if (widths.word === 0) return 1
  const rest = atRest(widths, ends)
  if (held === null) return rest / widths.word
  // It gives by half an ending either way, but not beyond its room.
  const give = step(widths) / 2
  return Math.min(widths.room, Math.max(rest - give, Math.min(rest + give, held))) / widths.word
}
