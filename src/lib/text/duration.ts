/** Formatting of durations in words. */
import { pluralise } from "./pluralise"

const units = [
  { unit: "day", seconds: 86_400, short: "day" },
  { unit: "hour", seconds: 3600, short: "h" },
  { unit: "minute", seconds: 60, short: "min" },
  { unit: "second", seconds: 1, short: "s" },
] as const

export type Unit = (typeof units)[number]["unit"]

type Style = {
  /** The largest and the smallest unit. */
  from?: Unit
  to?: Unit
  /** Writes "3 hours and 5 minutes" instead of "3 h 5 min". */
  long?: boolean
  /** Writes parts of 0 after the first that is not; the default in short style. */
  zeros?: boolean
  /** Rounds down to the smallest unit instead of up. */
  down?: boolean
}

/**
 * Formats a duration in milliseconds, from 0, as "2 days 3 h 4 min 5 s", with days of 24 hours. Begins with the largest
 * unit that is needed, and rounds up to whole seconds.
 */
export function formatDuration(
  milliseconds: number,
  { from = "day", to = "second", long = false, zeros = !long, down = false }: Style = {},
): string {
  const [first, last] = [from, to].map(name => units.findIndex(({ unit }) => unit === name))
  const counting = units.slice(first, (last ?? 0) + 1)
  const step = (counting.at(-1)?.seconds ?? 1) * 1000
  let rest = (Math.max(0, (down ? Math.floor : Math.ceil)(milliseconds / step)) * step) / 1000
  const parts: string[] = []
  for (const { unit, seconds, short } of counting) {
    const count = Math.floor(rest / seconds)
    rest -= count * seconds
    const isNeeded = parts.length === 0 ? unit === to : zeros
    if (count > 0 || isNeeded)
      parts.push(
        long || unit === "day" ? pluralise(count, unit) : `${count.toLocaleString("en-GB")} ${short}`,
      )
  }
  if (!long) return parts.join(" ")
  return [parts.slice(0, -1).join(", "), parts.at(-1)].filter(Boolean).join(" and ")
}

/** Formats whole seconds as "1 h 02 min 03 s", without leading parts of 0; hours are the largest unit. */
export function formatSeconds(seconds: number): string {
  const { h, min, s } = clockParts(seconds)
  if (h > 0) return `${h.toLocaleString("en-GB")} h ${two(min)} min ${two(s)} s`
  return min > 0 ? `${min} min ${two(s)} s` : `${s} s`
}

/** Formats whole seconds as on a stopwatch: "0:41", "2:41", "1:00:05"; with minutes as the largest unit "60:05". */
export function formatClock(seconds: number, largest: "hour" | "minute" = "hour"): string {
  const { h, min, s } = clockParts(seconds)
  if (largest === "minute") return `${h * 60 + min}:${two(s)}`
  return h > 0 ? `${h}:${two(min)}:${two(s)}` : `${min}:${two(s)}`
}

const two = (part: number) => String(part).padStart(2, "0")

function clockParts(seconds: number) {
  const whole = Math.max(0, Math.floor(seconds))
  return { h: Math.floor(whole / 3600), min: Math.floor(whole / 60) % 60, s: whole % 60 }
}

/** Formats a duration in whole units of the largest that fits: "3 days", "1 year" (365.25 days), "0 seconds". */
export function formatRoughly(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000))
  const largest = [{ unit: "year", seconds: 31_557_600 }, ...units].find(unit => seconds >= unit.seconds)
  return pluralise(Math.floor(seconds / (largest?.seconds ?? 1)), largest?.unit ?? "second")
}

/** Formats a number of days from now: "today", "tomorrow", "in 54 days". */
export function inDays(days: number): string {
  if (days === 0) return "today"
  return days === 1 ? "tomorrow" : `in ${pluralise(days, "day")}`
}
