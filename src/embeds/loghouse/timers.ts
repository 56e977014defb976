/** Console timers by label. Starting one twice, or ending an unknown one, gives a warning. */
import type { Part } from "./logic"

/**
 * Returns the parts for a call at a time in milliseconds: the call itself, a log with the time taken, or a warning.
 * Mutates `timers`.
 */
export function timed(part: Part, timers: Map<string, number>, at: number): Part[] {
  if (part.kind !== "time" && part.kind !== "timeEnd") return [part]
  const label = part.text || "default"
  const begun = timers.get(label)
  if (part.kind === "time") {
    if (begun !== undefined) return [{ kind: "warn", text: `${label} already ticks` }]
    timers.set(label, at)
    return [part]
  }
  timers.delete(label)
  if (begun === undefined) return [part, { kind: "warn", text: `${label}: no such timer` }]
  return [part, { kind: "log", text: `${label}: ${at - begun} ms` }]
}
