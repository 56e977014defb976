/** Formats numbers and durations for the game, and summarises absences and the end. */
import { formatDuration, type Unit } from "../../../lib/text/duration"
import { type Career, careerOf, type State } from "./career"

const large: readonly [from: number, name: string][] = [
  [1e12, "trillion"],
  [1e9, "billion"],
  [1e6, "million"],
]

/**
 * Formats a number: "12,345", or rounded down to three digits, "1.23 million". `decimals` applies to rates below
 * 10.
 */
export function count(number: number, decimals = 0): string {
  const unit = large.find(([from]) => number >= from)
  if (unit) {
    const units = number / unit[0]
    const digits = units < 10 ? 2 : units < 100 ? 1 : 0
    return `${(Math.floor(units * 10 ** digits) / 10 ** digits).toFixed(digits)} ${unit[1]}`
  }
  if (decimals > 0 && number < 10 && !Number.isInteger(number)) return number.toFixed(decimals)
  return Math.floor(number).toLocaleString("en-GB")
}

/** Formats a count with its noun: "1 bug", "3 bugs". */
export function many(number: number, name: string, names = `${name}s`): string {
  return `${count(number)} ${Math.floor(number) === 1 ? name : names}`
}

/** Formats a duration in its two largest units: "3 h 10 min", "12 min", "40 s". */
export function span(seconds: number): string {
  const hours = Math.floor(seconds / 3600)
  const [from, to]: [Unit, Unit] =
    hours >= 48
      ? ["day", "day"]
      : hours > 0
        ? ["hour", "minute"]
        : seconds >= 60
          ? ["minute", "minute"]
          : ["second", "second"]
  return formatDuration(Math.floor(seconds) * 1000, { from, to, zeros: false, down: true })
}

/** Formats tenths of x: "2.5x" from 25. */
export function times(tenths: number): string {
  return `${(tenths / 10).toFixed(1)}x`
}

/** Summarises an absence; `away` and `worked` are in seconds. */
export function absence(away: number, worked: number, missed: number, before: State, after: State): string {
  const lines = after.figures.lines - before.figures.lines
  const bugs = after.bugs - before.bugs
  const parts = [`You were away for ${span(away)}.`]
  if (worked < away) parts.push(`After ${span(worked)} the team went home.`)
  parts.push(lines >= 1 ? `It wrote ${many(lines, "line")}.` : "Nothing was written: the room was empty.")
  if (bugs >= 1) parts.push(`There ${Math.floor(bugs) === 1 ? "is" : "are"} ${many(bugs, "new bug")}.`)
  if (missed > 0)
    parts.push(`${many(missed, "meeting was", "meetings were")} held without you, and went well.`)
  return parts.join(" ")
}

/** Returns the text to share at the end of a career. */
export function shareText(state: State, ending: string): string {
  const { minutes, rewrites, attended, shipped }: Career = careerOf(state.figures)
  const parts = [
    many(rewrites, "rewrite in Rust", "rewrites in Rust"),
    many(attended, "meeting"),
    `${many(shipped, "bug")} shipped`,
  ]
  return `I am a 10x developer. It took ${span(minutes * 60)}: ${parts.join(", ")}. My ending: "${ending}".`
}
