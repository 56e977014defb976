/** The dance floor: positions, poses, the shy hamster and the tune. */
import { hash } from "../../lib/game/random"
import { beats, coats } from "./sprite"

export const maxHamsters = 1000

/** Columns and rows of a floor, and the size of a cell in canvas pixels. */
export type Floor = { columns: number; rows: number; width: number; height: number }

/** Lays out a floor for `count` hamsters, in cells about square, with a last row as full as possible. */
export function floorFor(count: number, width: number, height: number): Floor {
  const square = Math.max(1, Math.min(count, Math.ceil(Math.sqrt((count * width) / Math.max(1, height)))))
  const rows = Math.ceil(count / square)
  const columns = Math.ceil(count / rows)
  return { columns, rows, width: width / columns, height: height / rows }
}

/** Returns the index of the hamster at a point of the floor; null if there is none. */
export function hamsterAt(floor: Floor, count: number, x: number, y: number): number | null {
  const [column, row] = [Math.floor(x / floor.width), Math.floor(y / floor.height)]
  if (column < 0 || row < 0 || column >= floor.columns) return null
  const index = row * floor.columns + column
  return index < count ? index : null
}

/** Beats per second: a bar of eight lasts a second and a half. */
const beatsPerSecond = 16 / 3

/** Returns a hamster's beat, 0 to 7. A wave runs across the floor: neighbours are a quarter of a beat apart. */
export function beatAt(index: number, columns: number, seconds: number): number {
  const wave = ((index % columns) + 2 * Math.floor(index / columns)) / 4
  return Math.floor(seconds * beatsPerSecond + wave) % beats
}

/** Returns the index of a hamster's coat. */
export function coatOf(index: number): number {
  return hash(`coat ${index}`) % coats.length
}

/** Returns the index of the shy hamster in a round. */
export function shyOne(count: number, round: number): number {
  return hash(`${round} of ${count}`) % count
}

/** Returns a hamster's hint towards the shy one: up or down, or in the same row left or right. */
export function hint(asked: number, shy: number, columns: number): string {
  const [row, shyRow] = [Math.floor(asked / columns), Math.floor(shy / columns)]
  if (row !== shyRow) return shyRow < row ? "somebody further up" : "somebody further down"
  return shy < asked ? "somebody to the left of it" : "somebody to the right of it"
}

/** The melody in bars of sixteen steps: semitones above middle C, null for a rest. */
export const tune = [
  [0, null, 7, null, 9, 7, 4, null, 5, null, 9, null, 7, null, null, null],
  [0, null, 7, null, 9, 7, 4, null, 2, 4, 5, 2, 0, null, null, null],
  [5, null, 9, null, 12, 9, 5, null, 4, null, 7, null, 12, null, 7, null],
  [2, 4, 5, 7, 9, 7, 5, 4, 2, null, 7, null, 0, null, null, null],
].flat()

const bass = [-12, -5, -7, -5, -12, -5, -7, -12, -7, 0, -12, -5, -10, -5, -5, -12]

/** Returns the notes of both voices at a step of the tune, which loops. */
export function notesAt(step: number): { high: number | null; low: number | null } {
  return {
    high: tune[step % tune.length] ?? null,
    low: step % 4 === 0 ? (bass[(step / 4) % bass.length] ?? null) : null,
  }
}

/** The length of a step in milliseconds; equals a beat of the dance. */
export const stepMs = 1000 / beatsPerSecond
