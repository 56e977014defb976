/** The outlines of the four letters in a box of 100 by 128, with the positions of their eyes and mouths. */
import type { Letter } from "./logic"

export type Shape = {
  outline: string
  eyes: readonly (readonly [x: number, y: number])[]
  mouth: readonly [x: number, y: number]
  /** The radius of an eye, in units. */
  radius: number
}

export const shapes: Record<Letter, Shape> = {
  j: {
    outline: "M50 38h30v54q0 30-32 30H22V96h20q8 0 8-8zM65 4a14 14 0 1 1 0 28 14 14 0 1 1 0-28z",
    eyes: [
      [57, 53],
      [73, 53],
    ],
    mouth: [65, 76],
    radius: 7,
  },
  u: {
    outline: "M12 38h28v46q0 12 10 12t10-12V38h28v84H62v-8q-8 10-22 10-28 0-28-36z",
    eyes: [
      [26, 54],
      [74, 54],
    ],
    mouth: [48, 108],
    radius: 9,
  },
  h: {
    outline: "M12 4h28v42q8-10 22-10 26 0 26 32v54H60V72q0-12-10-12T40 72v50H12z",
    eyes: [
      [19, 28],
      [35, 28],
    ],
    mouth: [26, 52],
    radius: 8,
  },
  q: {
    outline: "M44 34q12 0 18 9v-7h26v90H60v-22q-6 7-16 7-34 0-34-39t34-38z",
    eyes: [
      [34, 58],
      [56, 58],
    ],
    mouth: [45, 84],
    radius: 9,
  },
}

export const colours = [
  "#e0342b",
  "#1f7ae0",
  "#e8a317",
  "#2f9e44",
  "#a63fc9",
  "#e0569a",
  "#1aa6a6",
  "#d96a1c",
]
