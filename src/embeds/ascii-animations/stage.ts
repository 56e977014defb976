/** The stage of every film, 48 columns by 12 rows, and the letters that a visitor lets fall into it. */

export const columns = 48
export const rows = 12

export type Stage = string[][]

export function stage(): Stage {
  return Array.from({ length: rows }, () => Array.from({ length: columns }, () => " "))
}

/** Draws a sprite with its upper left corner at x, y. Spaces are transparent. */
export function put(on: Stage, sprite: string | readonly string[], x: number, y: number): void {
  const lines = typeof sprite === "string" ? [sprite] : sprite
  lines.forEach((line, dy) => {
    ;[...line].forEach((sign, dx) => {
      const row = on[y + dy]
      if (sign !== " " && row?.[x + dx] !== undefined) row[x + dx] = sign
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

/** A letter in a film. `state` is the film's own word for what it does. */
export type Letter = { sign: string; x: number; y: number; state: "falls" | "lies" | "sinks" | "rises" }

export type World = {
  /** The number of ticks since the film began. */
  tick: number
  letters: readonly Letter[]
  /** The latest event, for the line under the film. */
  said: string
  /** The letters that the film has swallowed. */
  swallowed: string
  /** The column of the animal's nose, and the direction in which it looks, 1 for the right. */
  nose: { x: number; faces: 1 | -1 }
  /** The tick at which the film's ending began; null before it. */
  ending: number | null
}

export type Film = {
  id: string
  title: string
  /** The columns over which typed letters fall, the second exclusive. */
  over: readonly [from: number, to: number]
  said: string
  step: (world: World) => World
  draw: (world: World) => string
}

export function begin({ said }: Pick<Film, "said">): World {
  return { tick: 0, letters: [], said, swallowed: "", nose: { x: 14, faces: 1 }, ending: null }
}

/** The maximum number of letters in a film at once. */
const maxLetters = 120

/** Lets a letter fall from a place. */
export function drop(world: World, sign: string, x: number, y = 0): World {
  const letter: Letter = { sign, x: clamp(x, columns), y: clamp(y, rows), state: "falls" }
  return { ...world, letters: [...world.letters, letter].slice(-maxLetters) }
}

const clamp = (value: number, count: number) => Math.min(count - 1, Math.max(0, Math.round(value)))

export function drawLetters(on: Stage, letters: readonly Letter[]): void {
  for (const { sign, x, y } of letters) put(on, sign, x, y)
}

/** Returns whether a lying letter is at a place. */
export function lies(letters: readonly Letter[], x: number, y: number): boolean {
  return letters.some(letter => letter.state === "lies" && letter.x === x && letter.y === y)
}
