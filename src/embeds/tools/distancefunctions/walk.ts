/** Pertti's walk: its speed and length, without rests. */

import { formatDuration, formatRoughly } from "../../../lib/text/duration"
import { pluralise } from "../../../lib/text/pluralise"
import { hamsterStepMm } from "./units"

/** As in the animation of `.feet`. */
const stepsPerSecond = 10

const mmPerMs = (hamsterStepMm * stepsPerSecond) / 1000

/** Returns the milliseconds that a distance in millimetres takes him. */
export function walkingTime(mm: number): number {
  return Math.abs(mm) / mmPerMs
}

/** Formats the distance covered after some milliseconds: "1.23 m, 41 steps". */
export function walkedText(elapsedMs: number): string {
  const mm = elapsedMs * mmPerMs
  return `${(mm / 1000).toFixed(2)} m, ${pluralise(Math.floor(mm / hamsterStepMm), "step")}`
}

const dayMs = 86_400_000
const yearMs = 31_557_600_000

/** Formats the remaining time, from milliseconds. */
export function untilThere(ms: number): string {
  if (ms <= 0) return "There."
  if (ms < dayMs) return `There in ${formatDuration(ms)}.`
  if (ms < 1e6 * yearMs) return `There in ${formatRoughly(ms)}.`
  return `There in some ${Number((ms / yearMs).toPrecision(2)).toLocaleString("en-GB")} years.`
}
