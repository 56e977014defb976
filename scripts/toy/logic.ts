/** A bell on a string, in small swings. */

/** Returns the angle from the vertical, in radians, of a bell on a string of `lengthCm` centimetres. */
export function angle(seconds: number, lengthCm: number): number {
  return 0.5 * Math.cos(seconds * Math.sqrt(981 / lengthCm))
}

/** Returns the bell's frequency in hertz: a string half as long rings an octave higher. */
export function pitch(lengthCm: number): number {
  return 44_000 / lengthCm
}
