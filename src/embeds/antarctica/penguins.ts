/** Who crosses the page, which way, and how fast. */

export type Penguin = {
  name: string
  kind: "emperor" | "Adélie" | "chinstrap" | "gentoo"
  /** 1 walks to the right, -1 to the left. */
  way: 1 | -1
  /** Seconds for the whole way. */
  seconds: number
  /** Where on its way it is at first, from 0 to 1; there it stands, too. */
  start: number
  /** Beside the others of its kind, how tall. */
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
 * The lane of one who keeps left, of a road that is seen from its near side: whoever walks to the right has the far
 * lane on the left hand, whoever walks to the left the near one.
 */
export function laneOf({ way }: Pick<Penguin, "way">): "far" | "near" {
  return way === 1 ? "far" : "near"
}
