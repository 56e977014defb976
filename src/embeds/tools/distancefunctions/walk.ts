/** Pertti's walk: ten steps a second, three centimetres each, without a rest. */

import { formatDuration, formatRoughly } from "../../../lib/text/duration"
import { pluralise } from "../../../lib/text/pluralise"

/** The speed in millimetres per millisecond, and the length of a step in millimetres. */
const speed = 0.3
const stepMm = 30

/** Returns the milliseconds that a distance in millimetres takes him. */
export function walkingTime(mm: number): number {
  return Math.abs(mm) / speed
}

/** Formats the distance covered after some milliseconds: "1.23 m, 41 steps". */
export function walkedText(elapsed: number): string {
  const mm = elapsed * speed
  return `${(mm / 1000).toFixed(2)} m, ${pluralise(Math.floor(mm / stepMm), "step")}`
}

const year = 31_557_600_000

/** Formats the remaining time, from milliseconds. */
export function untilThere(ms: number): string {
  if (ms <= 0) return "There."
  if (ms < 86_400_000) return `There in ${formatDuration(ms)}.`
  if (ms < 1e6 * year) return `There in ${formatRoughly(ms)}.`
  return `There in some ${Number((ms / year).toPrecision(2)).toLocaleString("en-GB")} years.`
}
