/** The voyage: a ship that is dragged over the Atlantic, the years that go by, and the post that comes aboard. */
import type { Letter } from "./schema"

export type Voyage = {
  /** From 0 in Finland to 1 in America. */
  at: number
  /** The number of letters that have come aboard. */
  letters: number
  /** True once the ship has turned round. */
  isHomeward: boolean
}

export const setOut: Voyage = { at: 0, letters: 0, isHomeward: false }

/** Returns the place of a letter on the way, from 0 to 1: the last one waits in America. */
export const placeOf = (letter: number, count: number) => (letter + 1) / count

/** Moves the ship. It turns round in America, once all letters are aboard, and stays in Finland once it is back. */
export function sailedTo(voyage: Voyage, to: number, count: number): Voyage {
  if (isHome(voyage)) return voyage
  const at = Math.min(1, Math.max(0, to))
  const reached = Math.floor(at * count + 1e-9)
  const letters = Math.max(voyage.letters, reached)
  return { at, letters, isHomeward: voyage.isHomeward || at === 1 }
}

export const isHome = ({ at, isHomeward }: Voyage) => isHomeward && at === 0

/** Returns the year on the way out at a place, between those of the letters. */
export function yearAt(at: number, letters: readonly Letter[]): number {
  const first = letters[0]?.year ?? 0
  const place = at * letters.length - 1
  if (place <= 0) return Math.round(first + place * 12)
  const before = letters[Math.floor(place)]?.year ?? first
  const after = letters[Math.ceil(place)]?.year ?? before
  return Math.round(before + (after - before) * (place % 1))
}

/** Returns who is aboard at a place: those of the next letter. */
export function aboardAt(at: number, letters: readonly Letter[]): Letter {
  const next = Math.min(letters.length - 1, Math.max(0, Math.ceil(at * letters.length - 1e-9) - 1))
  return letters[next] as Letter
}

export type Vessel = "sail" | "steamer" | "liner" | "plane"

/** Returns what one crossed the Atlantic with in a year. */
export function vesselOf(year: number): Vessel {
  if (year < 1870) return "sail"
  if (year < 1920) return "steamer"
  return year < 1958 ? "liner" : "plane"
}
