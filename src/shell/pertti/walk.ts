/** The movement of Pertti along the task bar, for the thread on which it is drawn. */

/** The duration of the walk in milliseconds. */
export const walkMs = 4000

/** The size of his picture, and the room above it for his waddle, in CSS pixels. */
export const walkSize = { width: 60, height: 46, room: 6 } as const

/** The time of a step in milliseconds, and how far he leans and rises with it, in degrees and CSS pixels. */
const [stepMs, lean, rise] = [280, 7, 3] as const

export type Walk = {
  canvas: OffscreenCanvas
  picture: ImageBitmap
  /** The width of the screen in CSS pixels, and the number of the canvas's pixels to each. */
  width: number
  scale: number
  /** The places of the picture's left edge at the beginning and at the end, in CSS pixels. */
  from: number
  to: number
}

/** Returns the part of the way at a time since he set out, in milliseconds: 0 to 1. */
export function partOfWalk(ms: number): number {
  return Math.max(0, Math.min(1, ms / walkMs))
}

/** Returns his lean in degrees and his height above the bar in CSS pixels at a time since he set out. */
export function waddleAt(ms: number): { turned: number; above: number } {
  const swing = (1 - Math.cos((Math.PI * ms) / stepMs)) / 2
  return { turned: lean * (2 * swing - 1), above: rise * swing }
}
