/** Timers by their labels, as those of a console: to begin one twice, or to end one that never began, is a warning. */
import type { Part } from "./logic"

/** What a call comes to at a time in milliseconds: itself, a log with the time taken, or a warning. Keeps the timers. */
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
