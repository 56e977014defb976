/** Lengths of time in words. */
import { counted } from "./counted"

const units = [
  { unit: "day", seconds: 86_400, short: "day" },
  { unit: "hour", seconds: 3600, short: "h" },
  { unit: "minute", seconds: 60, short: "min" },
  { unit: "second", seconds: 1, short: "s" },
] as const

export type Unit = (typeof units)[number]["unit"]

type Style = {
  /** The largest unit that is counted in, and the smallest. */
  from?: Unit
  to?: Unit
  /** "3 hours and 5 minutes" in place of "3 h 5 min". */
  long?: boolean
  /** Whether parts of 0 are written, after the first that counts; in short style they are. */
  zeros?: boolean
  /** What has begun of the smallest unit doesn't count, in place of counting as whole. */
  down?: boolean
}

/**
 * A length of time, in milliseconds from 0, as "2 days 3 h 4 min 5 s": days of 24 hours, from the largest unit that is
 * needed; a second that has begun counts as whole.
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
      parts.push(long || unit === "day" ? counted(count, unit) : `${count.toLocaleString("en-GB")} ${short}`)
  }
  if (!long) return parts.join(" ")
  return [parts.slice(0, -1).join(", "), parts.at(-1)].filter(Boolean).join(" and ")
}

/** "1 h 02 min 03 s" from whole seconds; parts before the first that counts are left out, and days stay hours. */
export function formatSeconds(seconds: number): string {
  const { h, min, s } = clockParts(seconds)
  if (h > 0) return `${h.toLocaleString("en-GB")} h ${two(min)} min ${two(s)} s`
  return min > 0 ? `${min} min ${two(s)} s` : `${s} s`
}

/** Whole seconds as a stopwatch shows them: "0:41", "2:41", "1:00:05"; with minutes as the largest unit "60:05". */
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

/** In whole units of the largest that there is one of: "3 days", "1 year" of 365.25 days; less than a second is "0 seconds". */
export function formatRoughly(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000))
  const known = [{ unit: "year", seconds: 31_557_600 }, ...units].find(unit => seconds >= unit.seconds)
  return counted(Math.floor(seconds / (known?.seconds ?? 1)), known?.unit ?? "second")
}

/** "today", "tomorrow", "in 54 days". */
export function inDays(days: number): string {
  if (days === 0) return "today"
  return days === 1 ? "tomorrow" : `in ${counted(days, "day")}`
}
