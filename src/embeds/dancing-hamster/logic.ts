/** The hall: where each hamster stands, what it does at a moment, who is shy, and the tune. */
import { hash } from "../../lib/game/random"
import { beats, coats } from "./sprite"

export const most = 1000

/** So many columns and rows, with the size of a place in the units of the floor. */
export type Floor = { columns: number; rows: number; width: number; height: number }

/** A floor for so many, in places as near to squares as can be. */
export function floorFor(count: number, width: number, height: number): Floor {
  const columns = Math.max(1, Math.min(count, Math.ceil(Math.sqrt((count * width) / Math.max(1, height)))))
  const rows = Math.ceil(count / columns)
  return { columns, rows, width: width / columns, height: height / rows }
}

/** Who stands at a place of the floor, from 0; null where there is no hamster. */
export function hamsterAt(floor: Floor, count: number, x: number, y: number): number | null {
  const [column, row] = [Math.floor(x / floor.width), Math.floor(y / floor.height)]
  if (column < 0 || row < 0 || column >= floor.columns) return null
  const index = row * floor.columns + column
  return index < count ? index : null
}

/** Beats a second: a bar of eight takes a second and a half. */
const pace = 16 / 3

/** The beat of a hamster at a moment, 0 to 7: a wave goes over the floor, a quarter of a beat from one to the next. */
export function beatAt(index: number, columns: number, seconds: number): number {
  const wave = ((index % columns) + 2 * Math.floor(index / columns)) / 4
  return Math.floor(seconds * pace + wave) % beats
}

/** Which coat a hamster has. */
export function coatOf(index: number): number {
  return hash(`coat ${index}`) % coats.length
}

/** Who doesn't dance among so many, in a round. */
export function shyOne(count: number, round: number): number {
  return hash(`${round} of ${count}`) % count
}

/** What a hamster says of where the shy one is, when it isn't it: by the row, and in the row by the side. */
export function hint(asked: number, shy: number, columns: number): string {
  const [row, shyRow] = [Math.floor(asked / columns), Math.floor(shy / columns)]
  if (row !== shyRow) return shyRow < row ? "somebody further up" : "somebody further down"
  return shy < asked ? "somebody to the left of it" : "somebody to the right of it"
}

/** The tune, two bars of sixteen: semitones over the C in a piano's middle, null for a rest. */
export const tune = [
  [0, null, 7, null, 9, 7, 4, null, 5, null, 9, null, 7, null, null, null],
  [0, null, 7, null, 9, 7, 4, null, 2, 4, 5, 2, 0, null, null, null],
  [5, null, 9, null, 12, 9, 5, null, 4, null, 7, null, 12, null, 7, null],
  [2, 4, 5, 7, 9, 7, 5, 4, 2, null, 7, null, 0, null, null, null],
].flat()

const bass = [-12, -5, -7, -5, -12, -5, -7, -12, -7, 0, -12, -5, -10, -5, -5, -12]

/** What is played at a step of the tune, which goes on for ever: a note for each of the two voices. */
export function notesAt(step: number): { high: number | null; low: number | null } {
  return {
    high: tune[step % tune.length] ?? null,
    low: step % 4 === 0 ? (bass[(step / 4) % bass.length] ?? null) : null,
  }
}

/** Milliseconds of a step of the tune: a beat of the dance. */
export const stepMilliseconds = 1000 / pace
