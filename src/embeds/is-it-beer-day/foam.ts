/** The effects of the sips on Pertti's face and on his view of the bottles. */
import { sipsInAGlass } from "./logic"

/** Returns the number of sips among the presses; the other presses refilled the glass. */
export function sipsOf(presses: number): number {
  return presses - Math.floor(presses / (sipsInAGlass + 1))
}

/** Returns whether the last press was a sip. */
export const isSip = (presses: number): boolean => presses > 0 && presses % (sipsInAGlass + 1) > 0

type Blob = { x: number; y: number; r: number }

/**
 * From the middle of the upper lip outwards, then the chin, the beard, and finally the eyebrows. The origin is the
 * nose.
 */
const places: readonly (readonly [x: number, y: number, r: number])[] = [
  [-6, 9, 6],
  [6, 9, 6],
  [-17, 10, 7],
  [17, 10, 7],
  [-28, 12, 7],
  [28, 12, 7],
  [-38, 7, 6],
  [38, 7, 6],
  [0, 24, 9],
  [-14, 24, 8],
  [14, 24, 8],
  [-7, 38, 9],
  [8, 38, 9],
  [0, 52, 8],
  [-18, -30, 6],
  [18, -30, 6],
  [0, 66, 6],
]

/** Returns the foam on a face after a number of sips: a moustache that grows into a beard. */
export function foamAfter(sips: number): Blob[] {
  if (sips < 1) return []
  const more = Math.min(sips, 8) * 0.4
  return places.slice(0, 2 + sips * 2).map(([x, y, r]) => ({ x, y, r: r + more }))
}

/** Returns the offsets at which each bottle is drawn a second time after a number of sips; none after the first. */
export function doubles(sips: number): number[] {
  if (sips < 2) return []
  const aside = Math.min(3 + sips * 1.6, 15)
  return sips < 8 ? [aside] : [aside, -aside]
}

/** Returns the name of the foam. */
export const foamName = (sips: number): string => (sips > 3 ? "beard" : "moustache")
