/** Turns a rotary dial, in degrees clockwise, with angles from the right of its centre. */

/** The digits in the order of their holes, from the finger stop on. */
export const digits = [1, 2, 3, 4, 5, 6, 7, 8, 9, 0] as const

export type Digit = (typeof digits)[number]

/** The angle of the finger stop. */
export const stopAngle = 38
const firstTurn = 60
const holeStep = 30
/** The part of a turn, before the stop, that still counts. */
const tolerance = 14

/** Returns the turn that brings a digit's hole to the stop. */
export function turnOf(digit: Digit): number {
  return firstTurn + holeStep * digits.indexOf(digit)
}

/** Returns the angle of a digit's hole on the resting dial. */
export function holeAngle(digit: Digit): number {
  return stopAngle - turnOf(digit)
}

/** Returns the angle of a point from the centre. */
export function angleOf(x: number, y: number): number {
  return (Math.atan2(y, x) * 180) / Math.PI
}

/** Turns the dial along with a finger that went from one angle to another: never back behind its rest, never past the stop. */
export function turnWith(turn: number, from: number, to: number, digit: Digit): number {
  const step = ((((to - from + 180) % 360) + 360) % 360) - 180
  return Math.min(turnOf(digit), Math.max(0, turn + step))
}

/** Returns whether a turn dials the digit when the finger lets go. */
export function isDialled(turn: number, digit: Digit): boolean {
  return turn >= turnOf(digit) - tolerance
}

/** The number of digits of a page's number. */
export const numberLength = 4

/** Returns the duration of a turn in milliseconds, as a dial runs back. */
export function turnMs(turn: number): number {
  return Math.round(turn * 1.5)
}
