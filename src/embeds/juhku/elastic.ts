import { mostEndings } from "./endings"

/** What was measured of the word, in pixels: the room there is, its letters side by side, and those of its stem alone. */
export type Widths = { room: number; word: number; stem: number }

/** The least that one ending is pulled for, in pixels. */
const leastStep = 8

/** For how many pixels of a pull an ending is given: with the last one the word has come to the end of its room. */
export function step({ room, stem }: Widths): number {
  return Math.max(leastStep, (room - stem) / mostEndings)
}

/** How wide the word is with so many endings when it is not held: its letters grow thin, never small. */
export function atRest({ room, word, stem }: Widths, ends: number): number {
  return Math.min(word, room, ends === 0 ? word : stem + step({ room, word, stem }) * ends)
}

/** How many endings there are after a pull of so many pixels that began at some; past the last it snaps, which is null. */
export function pulled(from: number, pixels: number, step: number): number | null {
  const ends = from + Math.trunc(pixels / step)
  return ends > mostEndings ? null : Math.max(0, ends)
}

/** How much narrower, or wider, its letters are than they were cast, while its end is held so far from its beginning. */
export function stretch(widths: Widths, ends: number, held: number | null): number {
  if (widths.word === 0) return 1
  const rest = atRest(widths, ends)
  if (held === null) return rest / widths.word
  // It gives way by half an ending to either side, and not beyond its room.
  const give = step(widths) / 2
  return Math.min(widths.room, Math.max(rest - give, Math.min(rest + give, held))) / widths.word
}
