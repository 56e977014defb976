/**
 * The things the artist can draw, as circles, polygons and lines in a square from -1 to 1, standing on its bottom
 * edge.
 */

export const crayons = ["red", "orange", "yellow", "green", "blue", "purple", "brown", "black"] as const
export type Crayon = (typeof crayons)[number]

/** A crayon, or the requested colour. */
type Ink = Crayon | "main"

export type Part =
  | { kind: "oval"; at: [number, number, number, number]; ink: Ink; fill?: Ink }
  | { kind: "corners"; at: readonly [number, number][]; ink: Ink; fill?: Ink }
  | { kind: "line"; at: readonly [number, number][]; ink: Ink }

export type Thing = {
  /** Its names in the singular; the first is the main one. */
  words: readonly string[]
  /** The default colour. */
  colour: Crayon
  /** Its place on the sheet. */
  where: "ground" | "sky"
  size: number
  parts: readonly Part[]
}

const oval = (x: number, y: number, rx: number, ry: number, ink: Ink, fill?: Ink): Part => ({
  kind: "oval",
  at: [x, y, rx, ry],
  ink,
  ...(fill ? { fill } : {}),
})
const points = (numbers: readonly number[]) =>
  Array.from({ length: numbers.length / 2 }, (_, i): [number, number] => [
    numbers[2 * i] ?? 0,
    numbers[2 * i + 1] ?? 0,
  ])
const line = (ink: Ink, ...at: number[]): Part => ({ kind: "line", at: points(at), ink })
const corners = (ink: Ink, fill: Ink | null, ...at: number[]): Part => ({
  kind: "corners",
  at: points(at),
  ink,
  ...(fill ? { fill } : {}),
})
const eyes = (y: number, x = 0, apart = 0.16): Part[] => [
  oval(x - apart, y, 0.05, 0.06, "black"),
  oval(x + apart, y, 0.05, 0.06, "black"),
]
const legs = (...at: number[]) => at.map(x => line("main", x, 0.45, x - 0.03, 0.95))
const four = (extra: readonly Part[]): readonly Part[] => [
  oval(0, 0.2, 0.62, 0.34, "main", "main"),
  ...legs(-0.45, -0.25, 0.25, 0.45),
  ...extra,
]

export const things: readonly Thing[] = [
  {
    words: ["hamster", "pertti", "hamsteri", "mouse"],
    colour: "brown",
    where: "ground",
    size: 0.9,
    parts: [
      oval(0, 0.45, 0.6, 0.5, "main", "main"),
      oval(-0.34, -0.62, 0.17, 0.17, "main"),
      oval(0.34, -0.62, 0.17, 0.17, "main"),
      oval(0, -0.25, 0.5, 0.42, "main"),
      ...eyes(-0.32),
      line("black", -0.1, -0.1, 0, -0.04, 0.1, -0.1),
      line("black", -0.3, -0.12, -0.7, -0.2),
      line("black", 0.3, -0.12, 0.7, -0.2),
      oval(-0.3, 0.95, 0.2, 0.08, "orange"),
      oval(0.3, 0.95, 0.2, 0.08, "orange"),
    ],
  },
  {
    words: ["cat", "kissa", "kitten"],
    colour: "black",
    where: "ground",
    size: 0.8,
    parts: [
      oval(0, 0.5, 0.45, 0.45, "main", "main"),
      oval(0, -0.15, 0.36, 0.32, "main"),
      corners("main", null, -0.34, -0.28, -0.3, -0.7, -0.06, -0.44),
      corners("main", null, 0.34, -0.28, 0.3, -0.7, 0.06, -0.44),
      oval(-0.14, -0.2, 0.05, 0.07, "green"),
      oval(0.14, -0.2, 0.05, 0.07, "green"),
      line("main", 0.4, 0.8, 0.8, 0.7, 0.85, 0.2, 0.7, 0),
    ],
  },
  {
    words: ["dog", "koira", "puppy"],
    colour: "brown",
    where: "ground",
    size: 0.8,
    parts: four([
      oval(0.62, -0.2, 0.28, 0.26, "main"),
      oval(0.45, -0.15, 0.1, 0.25, "main", "main"),
      ...eyes(-0.25, 0.66, 0.1),
      oval(0.9, -0.16, 0.06, 0.05, "black"),
      line("main", -0.6, 0.1, -0.9, -0.35),
    ]),
  },
  {
    words: ["horse", "hevonen", "pony", "unicorn"],
    colour: "brown",
    where: "ground",
    size: 1,
    parts: four([
      corners("main", "main", 0.4, 0.1, 0.6, -0.6, 0.95, -0.4, 0.9, -0.2, 0.62, -0.2),
      line("black", 0.45, -0.05, 0.55, -0.65, 0.62, -0.75),
      line("black", -0.6, 0.1, -0.85, 0.3, -0.8, 0.7),
      ...eyes(-0.45, 0.7, 0.03),
    ]),
  },
  {
    words: ["cow", "lehmä", "cattle"],
    colour: "black",
    where: "ground",
    size: 1,
    parts: [
      oval(0, 0.2, 0.64, 0.36, "black"),
      oval(-0.25, 0.1, 0.18, 0.14, "main", "main"),
      oval(0.2, 0.3, 0.16, 0.12, "main", "main"),
      ...legs(-0.45, -0.25, 0.25, 0.45),
      oval(0.7, -0.15, 0.22, 0.22, "black"),
      line("orange", 0.55, -0.35, 0.48, -0.55),
      line("orange", 0.85, -0.35, 0.92, -0.55),
      ...eyes(-0.2, 0.7, 0.08),
      oval(0.74, -0.02, 0.12, 0.07, "red"),
    ],
  },
  {
    words: ["fish", "kala", "whale", "shark"],
    colour: "orange",
    where: "ground",
    size: 0.6,
    parts: [
      oval(0.1, 0.4, 0.5, 0.3, "main", "main"),
      corners("main", null, -0.35, 0.4, -0.8, 0.1, -0.8, 0.7),
      oval(0.38, 0.32, 0.06, 0.06, "black"),
      line("main", 0.55, 0.5, 0.45, 0.52),
    ],
  },
  {
    words: ["bird", "lintu", "duck", "penguin"],
    colour: "black",
    where: "sky",
    size: 0.4,
    parts: [line("main", -0.8, 0, -0.4, -0.4, 0, 0.05, 0.4, -0.4, 0.8, 0)],
  },
  {
    words: ["person", "man", "woman", "people", "child", "juhq", "mother", "webmaster", "king", "queen"],
    colour: "blue",
    where: "ground",
    size: 1,
    parts: [
      oval(0, -0.65, 0.25, 0.26, "orange"),
      ...eyes(-0.7, 0, 0.09),
      line("red", -0.1, -0.55, 0, -0.5, 0.1, -0.55),
      corners("main", "main", -0.25, -0.35, 0.25, -0.35, 0.32, 0.4, -0.32, 0.4),
      line("black", -0.14, 0.4, -0.18, 0.95),
      line("black", 0.14, 0.4, 0.18, 0.95),
      line("orange", -0.25, -0.25, -0.62, 0.05),
      line("orange", 0.25, -0.25, 0.62, 0.05),
      line("brown", -0.2, -0.85, -0.08, -1, 0.02, -0.86, 0.12, -1, 0.22, -0.84),
    ],
  },
  {
    words: ["house", "home", "cottage", "talo", "mökki", "sauna"],
    colour: "red",
    where: "ground",
    size: 1.15,
    parts: [
      corners("main", "main", -0.7, -0.05, 0.7, -0.05, 0.7, 0.95, -0.7, 0.95),
      corners("brown", "brown", -0.85, -0.05, 0, -0.8, 0.85, -0.05),
      corners("black", null, -0.15, 0.95, -0.15, 0.4, 0.15, 0.4, 0.15, 0.95),
      corners("yellow", "yellow", 0.3, 0.15, 0.58, 0.15, 0.58, 0.45, 0.3, 0.45),
      corners("black", null, 0.3, 0.15, 0.58, 0.15, 0.58, 0.45, 0.3, 0.45),
      line("black", 0.45, -0.4, 0.45, -0.75, 0.5, -0.85, 0.4, -0.95, 0.52, -1),
    ],
  },
  {
    words: ["castle", "palace", "fort", "linna", "tower"],
    colour: "purple",
    where: "ground",
    size: 1.5,
    parts: [
      corners("main", "main", -0.5, 0.05, 0.5, 0.05, 0.5, 0.95, -0.5, 0.95),
      ...[-0.35, -0.02, 0.31].map(x =>
        corners("main", "main", x - 0.12, -0.1, x + 0.12, -0.1, x + 0.12, 0.06, x - 0.12, 0.06),
      ),
      ...[-0.68, 0.68].flatMap(x => [
        corners("main", "main", x - 0.24, -0.35, x + 0.24, -0.35, x + 0.24, 0.95, x - 0.24, 0.95),
        corners("brown", "brown", x - 0.32, -0.35, x, -0.78, x + 0.32, -0.35),
        line("black", x, -0.78, x, -1),
        corners("red", "red", x, -1, x + 0.24, -0.94, x, -0.86),
        oval(x, -0.05, 0.07, 0.11, "yellow", "yellow"),
      ]),
      corners("black", "black", -0.18, 0.95, -0.18, 0.6, -0.1, 0.46, 0.1, 0.46, 0.18, 0.6, 0.18, 0.95),
    ],
  },
  {
    words: ["tree", "forest", "puu", "metsä", "spruce", "birch"],
    colour: "green",
    where: "ground",
    size: 1.2,
    parts: [
      corners("brown", "brown", -0.1, 0.3, 0.1, 0.3, 0.13, 0.95, -0.13, 0.95),
      oval(0, -0.2, 0.48, 0.6, "main", "main"),
    ],
  },
  {
    words: ["flower", "rose", "tulip", "kukka"],
    colour: "red",
    where: "ground",
    size: 0.6,
    parts: [
      line("green", 0, 0.95, 0.03, 0),
      line("green", 0.02, 0.6, 0.3, 0.35),
      ...[0, 1, 2, 3, 4].map(i =>
        oval(Math.cos(i * 1.257) * 0.26, -0.25 + Math.sin(i * 1.257) * 0.26, 0.19, 0.19, "main", "main"),
      ),
      oval(0, -0.25, 0.13, 0.13, "yellow", "yellow"),
    ],
  },
  {
    words: ["mountain", "hill", "vuori", "volcano"],
    colour: "purple",
    where: "ground",
    size: 1.5,
    parts: [
      corners("main", "main", -1, 0.95, -0.1, -0.7, 0.35, 0.05, 0.55, -0.2, 1, 0.95),
      line("black", -0.32, -0.3, -0.15, -0.15, 0, -0.32, 0.12, -0.3),
    ],
  },
  {
    words: ["car", "auto", "bus", "taxi"],
    colour: "red",
    where: "ground",
    size: 0.8,
    parts: [
      corners(
        "main",
        "main",
        -0.9,
        0.35,
        -0.5,
        0.3,
        -0.3,
        -0.1,
        0.35,
        -0.1,
        0.6,
        0.3,
        0.9,
        0.4,
        0.9,
        0.72,
        -0.9,
        0.72,
      ),
      corners("blue", null, -0.35, 0.26, -0.22, 0, 0.28, 0, 0.42, 0.26),
      oval(-0.5, 0.75, 0.19, 0.19, "black", "black"),
      oval(0.5, 0.75, 0.19, 0.19, "black", "black"),
    ],
  },
  {
    words: ["boat", "ship", "vene", "laiva"],
    colour: "brown",
    where: "ground",
    size: 0.9,
    parts: [
      corners("main", "main", -0.8, 0.45, 0.8, 0.45, 0.5, 0.9, -0.5, 0.9),
      line("black", 0, 0.45, 0, -0.8),
      corners("red", "red", 0.05, -0.75, 0.6, 0.3, 0.05, 0.3),
    ],
  },
  {
    words: ["robot", "computer", "tietokone", "machine"],
    colour: "blue",
    where: "ground",
    size: 0.9,
    parts: [
      corners("main", null, -0.4, -0.8, 0.4, -0.8, 0.4, -0.2, -0.4, -0.2),
      corners("main", "main", -0.5, -0.1, 0.5, -0.1, 0.5, 0.6, -0.5, 0.6),
      oval(-0.16, -0.55, 0.09, 0.09, "red", "red"),
      oval(0.16, -0.55, 0.09, 0.09, "red", "red"),
      line("black", -0.2, -0.32, 0.2, -0.32),
      line("black", -0.2, 0.6, -0.2, 0.95),
      line("black", 0.2, 0.6, 0.2, 0.95),
      line("black", 0, -0.8, 0, -1),
    ],
  },
  {
    words: ["heart", "love", "sydän"],
    colour: "red",
    where: "sky",
    size: 0.5,
    parts: [
      corners(
        "main",
        "main",
        0,
        0.8,
        -0.8,
        -0.1,
        -0.7,
        -0.6,
        -0.3,
        -0.7,
        0,
        -0.35,
        0.3,
        -0.7,
        0.7,
        -0.6,
        0.8,
        -0.1,
      ),
    ],
  },
  {
    words: ["pizza", "food", "watermelon"],
    colour: "orange",
    where: "ground",
    size: 0.8,
    parts: [
      oval(0, 0.3, 0.65, 0.6, "brown", "yellow"),
      oval(-0.2, 0.1, 0.13, 0.13, "main", "main"),
      oval(0.25, 0.25, 0.13, 0.13, "main", "main"),
      oval(-0.1, 0.55, 0.13, 0.13, "main", "main"),
      oval(0.15, 0, 0.1, 0.06, "green"),
    ],
  },
  {
    words: ["sun", "aurinko", "sunny", "summer"],
    colour: "yellow",
    where: "sky",
    size: 0.55,
    parts: [
      oval(0, 0, 0.45, 0.45, "main", "main"),
      ...Array.from({ length: 9 }, (_, i) =>
        line(
          "main",
          Math.cos(i * 0.698) * 0.58,
          Math.sin(i * 0.698) * 0.58,
          Math.cos(i * 0.698) * 0.95,
          Math.sin(i * 0.698) * 0.95,
        ),
      ),
      ...eyes(-0.08, 0, 0.14),
      line("red", -0.15, 0.15, 0, 0.23, 0.15, 0.15),
    ],
  },
  {
    words: ["moon", "kuu", "night"],
    colour: "yellow",
    where: "sky",
    size: 0.5,
    parts: [
      corners(
        "main",
        "main",
        0.1,
        -0.8,
        -0.4,
        -0.6,
        -0.6,
        0,
        -0.4,
        0.6,
        0.1,
        0.8,
        -0.12,
        0.4,
        -0.18,
        0,
        -0.12,
        -0.4,
      ),
    ],
  },
  {
    words: ["star", "stars", "tähti", "space"],
    colour: "yellow",
    where: "sky",
    size: 0.25,
    parts: [
      corners(
        "main",
        "main",
        ...Array.from({ length: 10 }, (_, i) => [
          Math.sin(i * 0.628) * (i % 2 ? 0.4 : 1),
          -Math.cos(i * 0.628) * (i % 2 ? 0.4 : 1),
        ]).flat(),
      ),
    ],
  },
  {
    words: ["cloud", "rain", "storm", "pilvi", "sade", "weather"],
    colour: "blue",
    where: "sky",
    size: 0.6,
    parts: [
      oval(-0.4, 0, 0.35, 0.26, "main"),
      oval(0, -0.15, 0.4, 0.34, "main"),
      oval(0.45, 0, 0.35, 0.25, "main"),
      line("main", -0.4, 0.4, -0.5, 0.7),
      line("main", 0, 0.4, -0.1, 0.8),
      line("main", 0.4, 0.4, 0.3, 0.7),
    ],
  },
  {
    words: ["ufo", "saucer", "alien", "rocket"],
    colour: "green",
    where: "sky",
    size: 0.6,
    parts: [
      oval(0, 0, 0.85, 0.24, "main", "main"),
      oval(0, -0.24, 0.4, 0.3, "blue"),
      line("yellow", -0.3, 0.25, -0.5, 0.9),
      line("yellow", 0.3, 0.25, 0.5, 0.9),
      ...eyes(-0.25, 0, 0.12),
    ],
  },
]
