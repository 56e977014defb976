/** The stage of every film: 48 signs wide, 12 rows high, on which sprites are put. */

export const columns = 48
export const rows = 12

export type Stage = string[][]

export function stage(): Stage {
  return Array.from({ length: rows }, () => Array.from({ length: columns }, () => " "))
}

/** Puts a sprite with its upper left corner at x, y. Spaces are see-through; "\u00a0" wipes what is under it. */
export function put(on: Stage, sprite: string | readonly string[], x: number, y: number): void {
  const lines = typeof sprite === "string" ? [sprite] : sprite
  lines.forEach((line, dy) => {
    ;[...line].forEach((sign, dx) => {
      const row = on[y + dy]
      if (sign === " " || row === undefined || row[x + dx] === undefined) return
      row[x + dx] = sign === "\u00a0" ? " " : sign
    })
  })
}

/** A row of the same sign. */
export function line(on: Stage, y: number, sign: string, from = 0, to = columns): void {
  put(on, sign.repeat(Math.max(0, to - from)), from, y)
}

export function text(on: Stage): string {
  return on.map(row => row.join("")).join("\n")
}

/** A number from 0 to 1 that is always the same for the same seeds: weather that can be rewound. */
export function noise(a: number, b: number): number {
  const value = Math.sin(a * 127.1 + b * 311.7) * 43758.5453
  return value - Math.floor(value)
}

export type Scene = {
  /** The first picture of the scene, counted from 0. */
  from: number
  /** What is to be seen in it, for those who don't see it. */
  words: string
}

export type Film = {
  id: string
  title: string
  frames: number
  scenes: readonly Scene[]
  /** The picture: 12 rows of 48 signs, joined by line breaks. */
  draw: (frame: number) => string
}
