/** The two attempts that show the museum rather than the painting. */
import type { Box } from "./boxes"

const stamp: readonly Box[] = [
  [44.5, 24, 11, 11.2, "#c9a44a"],
  [45.5, 24.7, 9, 9.8, "#77805a"],
  [47.6, 26.2, 4.8, 5, "#2a1c12", "50% 50% 20% 20%"],
  [47, 30, 6, 4.5, "#33301d", "50% 50% 0 0"],
  [48.6, 27, 2.8, 3.2, "#dcb068", "50%"],
]

/** Returns a visitor from behind: a head at x, y and the shoulders below it. */
function back(x: number, y: number, size: number, hair: string, coat: string): Box[] {
  return [
    [x - 13 * size, y + 9 * size, 26 * size, 60, coat, "40% 40% 0 0"],
    [x - 6 * size, y - 4 * size, 12 * size, 13 * size, hair, "50%"],
  ]
}

/** Returns a telephone held up at x, y, with a thumbnail of the painting on its screen. */
function telephone(x: number, y: number, turn: number): Box[] {
  return [
    [x + 1.5, y + 7, 4, 20, "#d2a27a", "30%", -turn],
    [x, y, 8, 10, "#15171c", "8%", turn],
    [x + 0.7, y + 0.7, 6.6, 8.2, "#a9a98c", "0", turn],
    [x + 3.2, y + 3.4, 1.8, 2, "#3a2d1c", "0", turn],
  ]
}

export const museum: readonly Box[] = [
  [0, 0, 100, 100, "#2d3a4a"],
  [0, 58, 100, 42, "#5b4a3a"],
  [30, 12, 40, 34, "#354558"],
  ...stamp,
  [20, 50, 60, 2, "#8a6a44"],
  ...back(14, 54, 0.7, "#3b2a1e", "#5f3a3a"),
  ...back(38, 53, 0.7, "#6b5138", "#3e5148"),
  ...back(63, 54, 0.7, "#221a16", "#46506b"),
  ...back(86, 53, 0.7, "#a58a5b", "#2f3540"),
  ...telephone(21, 42, -6),
  ...telephone(70, 41, 5),
  ...back(26, 64, 1, "#1c1512", "#7a6a4a"),
  ...back(52, 66, 1, "#85694a", "#3a2f4a"),
  ...back(80, 64, 1, "#4a3222", "#5a6652"),
  ...telephone(40, 50, 4),
  ...telephone(62, 52, -5),
  ...back(8, 80, 1.3, "#6e6e70", "#28323a"),
  ...back(62, 84, 1.4, "#2b1d13", "#6b2f2f"),
  ...telephone(22, 62, -4),
  ...telephone(84, 62, 7),
]

export const wall: readonly Box[] = [
  [0, 0, 100, 100, "#7d6a4e"],
  [0, 84, 100, 3, "#5d4c34"],
  [0, 87, 100, 13, "#6a5840"],
  [25, 14, 50, 56, "#94805f"],
  [-12, 8, 26, 64, "#b08a3c"],
  [-12, 11, 22, 58, "#3c3a2c"],
  [86, 10, 26, 60, "#a37f38"],
  [90, 13, 22, 54, "#5a2f28"],
  ...[34, 45, 55, 66].flatMap((x): Box[] => [
    [x - 0.8, 18, 1.8, 3.6, "#2c2a28", "40%"],
    [x - 0.8, 21, 3, 1.2, "#2c2a28", "0 60% 60% 0"],
  ]),
]
