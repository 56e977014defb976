/** Formats numbers and durations for the game. */
import { formatDuration, type Unit } from "../../../lib/text/duration"

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
