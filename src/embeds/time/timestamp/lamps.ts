/** A 32-bit counter of seconds: its lamps, a switch for each, and fast-forwarding to its end. */
import { maxInt32 } from "./logic"

/** Wraps seconds to a signed 32-bit integer: the maximum is followed by the minimum. */
export function toInt32(seconds: number): number {
  return seconds | 0
}

/** Returns the states of the 32 lamps, the sign bit first. */
export function lampsOf(seconds: number): boolean[] {
  return Array.from({ length: 32 }, (_, i) => ((seconds >>> (31 - i)) & 1) === 1)
}

/** Flips a bit of a second: bit 31 is the sign, bit 0 the ones. */
export function flipBit(seconds: number, bit: number): number {
  return toInt32(seconds ^ (1 << bit))
}

/** Returns the value of a bit: -2147483648 for the sign. */
export function bitValue(bit: number): number {
  return toInt32(1 << bit)
}

/** Fast-forwarding stops this many seconds before the end, which then comes in real time. */
export const secondsBeforeEnd = 4

/** Returns the second at a share (0 to 1) of the fast-forwarding, eased at both ends. */
export function woundTo(from: number, part: number): number {
  const eased = part * part * (3 - 2 * part)
  return Math.round(from + (maxInt32 - secondsBeforeEnd - from) * eased)
}
