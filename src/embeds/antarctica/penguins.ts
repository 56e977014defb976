/** The penguins that cross the page, with their direction and speed. */

export type Penguin = {
  name: string
  kind: "emperor" | "Adélie" | "chinstrap" | "gentoo"
  /** 1 walks to the right, -1 to the left. */
  way: 1 | -1
  /** Seconds for the whole crossing. */
  seconds: number
  /** The initial position on the way, from 0 to 1; also its position without motion. */
  start: number
  /** The size relative to others of its kind. */
  size: number
}

export const penguins: readonly Penguin[] = [
  { name: "Aino", kind: "emperor", way: 1, seconds: 46, start: 0.12, size: 1 },
  { name: "Pekka", kind: "Adélie", way: 1, seconds: 34, start: 0.45, size: 0.72 },
  { name: "Seija", kind: "gentoo", way: 1, seconds: 39, start: 0.78, size: 0.8 },
  { name: "Urpo", kind: "chinstrap", way: -1, seconds: 36, start: 0.15, size: 0.72 },
  { name: "Helmi", kind: "emperor", way: -1, seconds: 50, start: 0.48, size: 1 },
  { name: "Onni", kind: "Adélie", way: -1, seconds: 32, start: 0.8, size: 0.72 },
]

/**
 * Returns the lane of a penguin that keeps left: walking to the right it uses the far lane, walking to the left the
 * near one.
 */
export function laneOf({ way }: Pick<Penguin, "way">): "far" | "near" {
  return way === 1 ? "far" : "near"
}

/** The penguin that has found the thing of another page, and keeps it on its feet like an egg. */
export const finder = "Aino"

/**
 * Describes a bow of the penguin `name` while `keeper` has a guest, named as within a sentence, on its feet; who bows to
 * its keeper takes it over.
 */
export function shiftText(name: string, keeper: string, guest: string): string {
  if (name === keeper) return `${name} bows, as far as one can with ${guest} on one's feet.`
  return `${name} bows, and takes ${guest} over from ${keeper}. Shift work.`
}

/** Returns what a guest remembers, by the number of pebbles of its nest. */
export function eggText(pebbles: number): string {
  return pebbles < penguins.length
    ? "Was passed from penguin to penguin, as an egg."
    : "Had a nest among penguins, and did not hatch."
}
