/** The stage of every film, 48 columns by 12 rows, and functions that draw on it. */

export const columns = 48
export const rows = 12

export type Stage = string[][]

export function stage(): Stage {
  return Array.from({ length: rows }, () => Array.from({ length: columns }, () => " "))
}

/**
 * Draws a sprite with its upper left corner at x, y. Spaces are transparent; "\u00a0" erases the characters beneath
 * it.
 */
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

/** Draws a row of the same character from column `from` up to `to`, exclusive. */
export function line(on: Stage, y: number, sign: string, from = 0, to = columns): void {
  put(on, sign.repeat(Math.max(0, to - from)), from, y)
}

export function text(on: Stage): string {
  return on.map(row => row.join("")).join("\n")
}

/** Returns a number from 0 to 1 that depends on the seeds only, so that weather can be rewound. */
export function noise(a: number, b: number): number {
  const value = Math.sin(a * 127.1 + b * 311.7) * 43758.5453
  return value - Math.floor(value)
}

export type Scene = {
  /** The first frame of the scene, from 0. */
  from: number
  /** The description of the scene for screen readers. */
  words: string
}

export type Film = {
  id: string
  title: string
  frames: number
  scenes: readonly Scene[]
  /** Returns a frame: 12 rows of 48 characters, joined by line breaks. */
  draw: (frame: number) => string
}
