/** The boxes that make up the Mona Lisas; each is a div. */

/**
 * Left, top, width and height in per cent of the picture, a colour, and optionally a `border-radius` and a rotation
 * in degrees. The first box is at the bottom.
 */
export type Box = readonly [
  x: number,
  y: number,
  w: number,
  h: number,
  fill: string,
  round?: string,
  turn?: number,
]

const skin = "#dcb068"
const shade = "#b98846"
const dark = "#2a1c12"

export const landscape: readonly Box[] = [
  [0, 0, 100, 100, "#9fa878"],
  [-10, 24, 50, 30, "#75845f", "50% 50% 0 0"],
  [62, 20, 52, 34, "#6d7d60", "60% 40% 0 0"],
  [0, 36, 100, 30, "#8a7a45"],
  [4, 44, 12, 22, "#b08d52", "0 90% 0 60%", -14],
  [76, 42, 28, 5, "#5f6e5c", "50%"],
  [0, 60, 100, 40, "#4c3b22"],
]

export const figure: readonly Box[] = [
  [29, 8, 42, 48, dark, "50% 50% 22% 22%"],
  [8, 52, 84, 60, "#33301d", "46% 46% 0 0"],
  [40, 40, 19, 14, shade],
  [30, 49, 39, 17, skin, "60% 60% 70% 70%"],
  [34, 12, 30, 35, skin, "46% 46% 50% 50%"],
  [29, 9, 18, 9, dark, "90% 60% 60% 60%", -30],
  [51, 9, 18, 9, dark, "60% 90% 60% 60%", 30],
  [28, 64, 44, 2, "#57502f", "50%"],
]

/** Returns a pair of eyes centred on x, y; `size` 1 is life size. */
export function eyes(x: number, y: number, size = 1): Box[] {
  return [-7, 7].flatMap(side => [
    [x + (side - 3.5) * size, y - 1.2 * size, 7 * size, 2.6 * size, "#efe3c0", "50%"] as const,
    [x + (side - 1.2) * size, y - 1.3 * size, 2.6 * size, 2.6 * size, "#2b1d10", "50%"] as const,
  ])
}

export const nose: readonly Box[] = [
  [48.5, 28, 2.5, 9, shade, "40% 40% 50% 50%"],
  [46.5, 35.5, 6, 2, shade, "50%"],
]

export const mouth: readonly Box[] = [[44, 39.8, 10, 1.6, "#95572f", "20% 20% 90% 90%"]]

/** The grin: eleven upper teeth and eleven lower ones. */
export const grin: readonly Box[] = [
  [38, 36.5, 23, 8, "#6d1f17", "12% 12% 50% 50%"],
  ...Array.from({ length: 11 }, (_, i): Box => [39.1 + i * 1.9, 37, 1.6, 2.6, "#fffdf2", "0 0 30% 30%"]),
  ...Array.from({ length: 11 }, (_, i): Box => [41 + i * 1.55, 41, 1.3, 2.2, "#fffdf2", "30% 30% 0 0"]),
]

/** Returns two folded hands with a number of fingers, spread over `spread` degrees. */
export function hands(fingers: number, spread: number): Box[] {
  const step = 32 / fingers
  return [
    [44, 83, 34, 8, shade, "40% 60% 60% 40%", -8],
    [24, 81, 34, 8, skin, "60% 40% 40% 60%", 6],
    ...Array.from({ length: fingers }, (_, i): Box => {
      const fill = i % 2 ? shade : skin
      const turn = Math.round(spread * (0.5 - i / (fingers - 1)))
      return [35 + i * step, 84, 2.9, 8 + (spread / 20) * (i % 3), fill, "50% 50% 50% 50%", turn]
    }),
  ]
}
