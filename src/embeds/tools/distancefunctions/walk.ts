/** Pertti on his way: ten steps a second, of three centimetres each, without a pause. */

import { formatDuration, formatRoughly } from "../../../lib/text/duration"
import { pluralise } from "../../../lib/text/pluralise"

/** Millimetres in a millisecond. */
const pace = 0.3
const step = 30

/** How long a distance in millimetres takes him, in milliseconds. */
export function walkingTime(mm: number): number {
  return Math.abs(mm) / pace
}

/** How far he is after so many milliseconds: "1.23 m, 41 steps". */
export function gone(elapsed: number): string {
  const mm = elapsed * pace
  return `${(mm / 1000).toFixed(2)} m, ${pluralise(Math.floor(mm / step), "step")}`
}

const year = 31_557_600_000

/** How long he still has to go. */
export function untilThere(ms: number): string {
  if (ms <= 0) return "There."
  if (ms < 86_400_000) return `There in ${formatDuration(ms)}.`
  if (ms < 1e6 * year) return `There in ${formatRoughly(ms)}.`
  return `There in some ${Number((ms / year).toPrecision(2)).toLocaleString("en-GB")} years.`
}
