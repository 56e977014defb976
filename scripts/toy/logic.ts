/** A bell on a string, in small swings. */

/** How far a string of so many centimetres is from hanging straight after so many seconds, in radians. */
export function angle(seconds: number, length: number): number {
  return 0.5 * Math.cos(seconds * Math.sqrt(981 / length))
}

/** What the bell sounds on such a string, in hertz: a string half as long rings an octave higher. */
export function pitch(length: number): number {
  return 44_000 / length
}
