/** A program that counts the seconds in 32 bits: its lamps, a switch for each, and the way to its end. */
import { last32 } from "./logic"

/** A second as 32 bits hold it: the one after the last is the first. */
export function in32(seconds: number): number {
  return seconds | 0
}

/** Whether each of 32 lamps is on, from the sign to the ones. */
export function lampsOf(seconds: number): boolean[] {
  return Array.from({ length: 32 }, (_, i) => ((seconds >>> (31 - i)) & 1) === 1)
}

/** The second that is shown when a lamp is switched: bit 31 is the sign, bit 0 the ones. */
export function switched(seconds: number, bit: number): number {
  return in32(seconds ^ (1 << bit))
}

/** What a lamp is worth: "-2147483648" for the sign. */
export function worth(bit: number): number {
  return in32(1 << bit)
}

/** How many seconds before the end the winding stops, so that one sees it come. */
export const before = 4

/** Where the program is when a part (0 to 1) of the winding is done, slow at both ends. */
export function woundTo(from: number, part: number): number {
  const eased = part * part * (3 - 2 * part)
  return Math.round(from + (last32 - before - from) * eased)
}
