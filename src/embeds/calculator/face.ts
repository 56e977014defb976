/** The calculator's pixel faces, and the choice of a face by mood. */
import type { Mood } from "./schema"

type Drawing = { eyes: readonly string[]; mouth: readonly string[] }

/** Each 16 pixels wide; the eyes are seven rows high, the mouth five. */
export const faces = {
  calm: {
    eyes: ["", "", "...##......##...", "...##......##...", "...##......##...", "", ""],
    mouth: ["", "", "....########....", "", ""],
  },
  glad: {
    eyes: ["", "", "...##......##...", "..#..#....#..#..", "..#..#....#..#..", "", ""],
    mouth: ["...#........#...", "...##......##...", "....########....", ".....######.....", ""],
  },
  sad: {
    eyes: [
      "",
      "...##......##...",
      "..##........##..",
      "...##......##...",
      "...##......##...",
      "...........#....",
      "",
    ],
    mouth: ["...........#....", ".....######.....", "....#......#....", "...#........#...", ""],
  },
  awe: {
    eyes: [
      "..####....####..",
      ".##..##..##..##.",
      ".#.##.#..#.##.#.",
      ".#.##.#..#.##.#.",
      ".##..##..##..##.",
      "..####....####..",
      "",
    ],
    mouth: [
      "......####......",
      ".....##..##.....",
      ".....#....#.....",
      ".....##..##.....",
      "......####......",
    ],
  },
  stern: {
    eyes: ["", ".####......####.", "....##....##....", "...##......##...", "...##......##...", "", ""],
    mouth: ["", "", "...##########...", "", ""],
  },
  puzzled: {
    eyes: [
      "...........####.",
      "..##............",
      "...........##...",
      "...##......##...",
      "...##......##...",
      "",
      "",
    ],
    mouth: ["", ".........####...", "....#####.......", "", ""],
  },
  afraid: {
    eyes: [
      ".#............#.",
      "#.####....####.#",
      ".##..##..##..##.",
      ".#....#..#....#.",
      ".#.#..#..#..#.#.",
      ".##..##..##..##.",
      "..####....####..",
    ],
    mouth: ["", "....#.##.##.....", "...#.#..#..#....", "...........#....", ""],
  },
  gone: {
    eyes: [
      "",
      "..#...#..#...#..",
      "...#.#....#.#...",
      "....#......#....",
      "...#.#....#.#...",
      "..#...#..#...#..",
      "",
    ],
    mouth: [
      ".....######.....",
      "....#......#....",
      "....#..##..#....",
      "....#..##..#....",
      "........##......",
    ],
  },
} satisfies Record<string, Drawing>

export type Look = keyof typeof faces

const looks: Partial<Record<Mood, Look>> = {
  "zero-division": "afraid",
  limit: "awe",
  mistake: "puzzled",
  "floating-point": "glad",
  "42": "awe",
  "404": "puzzled",
  "1984": "afraid",
  "1998": "glad",
  "2000": "afraid",
  "13": "afraid",
  "0": "sad",
  "1": "sad",
  "minus-1": "sad",
  "7": "glad",
  "100": "glad",
  root: "puzzled",
  astronomical: "awe",
  "power-of-two": "glad",
  palindrome: "glad",
  prime: "stern",
  huge: "awe",
  negative: "sad",
  even: "glad",
  odd: "puzzled",
  third: "puzzled",
  tiny: "awe",
  "negative-part": "sad",
  repeating: "puzzled",
}

/** Returns whether the sum ends with a division sign, so that a zero would divide by zero. */
export const nearsZero = (sum: string): boolean => /[/÷:]\s*$/.test(sum)

/** Returns the face for a mood; null stands for an unfinished sum. */
export function lookOf(sum: string, mood: Mood | null): Look {
  if (nearsZero(sum)) return "afraid"
  return (mood && looks[mood]) || "calm"
}

/** Converts rows of pixels to an SVG path; `top` is the y of the first row. */
export function pixelPath(rows: readonly string[], top: number): string {
  return rows
    .flatMap((row, y) => [...row].map((pixel, x) => (pixel === "#" ? `M${x} ${top + y}h1v1h-1z` : "")))
    .join("")
}
