/** Times of day to wait for, in any time zone and across changes to and from summer time. */
import { dayMs, instantsAt, minuteMs, offsetAt, wallAt } from "./wallClock"

/** 13:37, in minutes since midnight. */
export const leetMinutes: readonly number[] = [13 * 60 + 37]

/** 04:20 and 16:20. */
export const teaMinutes: readonly number[] = [4 * 60 + 20, 16 * 60 + 20]

const minutesOfDay = Array.from({ length: 1440 }, (_, i) => i)

/** Splits a minute of the day into its four digits: 12:21 is [1, 2, 2, 1]. */
function digitsOf(of: number): [number, number, number, number] {
  const [h, m] = [Math.floor(of / 60), of % 60]
  return [Math.floor(h / 10), h % 10, Math.floor(m / 10), m % 10]
}

/** The minutes of the day whose four digits form a palindrome, such as 12:21. */
export const palindromes: readonly number[] = minutesOfDay.filter(of => {
  const [a, b, c, d] = digitsOf(of)
  return a === d && b === c
})

/** The patterns of repeated digits: one digit (11:11), a pair twice (13:13) or two pairs (11:22). */
export const repeatKinds = ["one digit", "twice the same", "two pairs"] as const

export type RepeatKind = (typeof repeatKinds)[number]

/** Returns the narrowest pattern of a minute of the day; null if its digits don't repeat. */
export function repeatKindOf(of: number): RepeatKind | null {
  const [a, b, c, d] = digitsOf(of)
  if (a === b && b === c && c === d) return "one digit"
  if (a === c && b === d) return "twice the same"
  return a === b && c === d ? "two pairs" : null
}

/** Lists, in order, the minutes of the day with one of these patterns. */
export function repeating(of: readonly RepeatKind[]): number[] {
  return minutesOfDay.filter(at => of.some(kind => kind === repeatKindOf(at)))
}

/** The start of a minute on a clock: the instant in milliseconds since 1970, and the minute of the day, 0 to 1439. */
export type Moment = { at: number; minute: number }

export type OClock = {
  hour: number
  minute: number
  second: number
  /** True while the clock shows a wanted minute. */
  isNow: boolean
  /** The minute of the day on the clock. */
  shown: number
  /** The next wanted minute to begin after the instant. */
  next: Moment
  /** The last wanted minute that has ended. */
  last: Moment
}

/**
 * Lists, in order, the wanted minutes that begin at `from` or later and before `to`, both in milliseconds since 1970.
 */
export function momentsBetween(from: number, to: number, zone: string, wanted: readonly number[]): Moment[] {
  const moments: Moment[] = []
  const first = Math.floor(wallAt(from, zone) / dayMs) - 1
  const last = Math.floor(wallAt(to, zone) / dayMs) + 1
  for (let date = first; date <= last; date++) {
    for (const minuteOfDay of wanted) {
      for (const at of instantsAt(date * dayMs + minuteOfDay * minuteMs, zone)) {
        if (at >= from && at < to) moments.push({ at, minute: minuteOfDay })
      }
    }
  }
  return moments.sort((a, b) => a.at - b.at)
}

const mod = (n: number, divisor: number) => ((n % divisor) + divisor) % divisor

/** The time, in milliseconds, in which every zone shows every time of day. Samoa once skipped a whole day. */
const maxWaitMs = 4 * dayMs

/**
 * Finds the first wanted minute to begin in a zone after an instant in milliseconds. `wanted` has at least one minute,
 * each 0 to 1439. Minutes skipped by a change of the clocks are skipped here too; repeated minutes are found twice.
 */
export function nextMoment(after: number, zone: string, wanted: readonly number[]): Moment {
  const offset = offsetAt(after, zone)
  if (offset !== offsetAt(after + dayMs, zone)) {
    const found = momentsBetween(after + 1, after + maxWaitMs, zone, wanted)[0]
    if (found) return found
  }
  return wanted
    .map(of => ({ at: after + (mod(of * minuteMs - after - offset, dayMs) || dayMs), minute: of }))
    .reduce((a, b) => (b.at < a.at ? b : a))
}

/** Finds the last wanted minute to begin in a zone at an instant or before it; the mirror of `nextMoment`. */
export function lastMoment(until: number, zone: string, wanted: readonly number[]): Moment {
  const offset = offsetAt(until, zone)
  if (offset !== offsetAt(until - dayMs, zone)) {
    const found = momentsBetween(until - maxWaitMs, until + 1, zone, wanted).at(-1)
    if (found) return found
  }
  return wanted
    .map(of => ({ at: until - mod(until + offset - of * minuteMs, dayMs), minute: of }))
    .reduce((a, b) => (b.at > a.at ? b : a))
}

/** Reads a zone's clock at an instant, with the wanted minutes (at least one, each 0 to 1439) before and after it. */
export function oClockAt(at: number, zone: string, wanted: readonly number[]): OClock {
  const sinceMidnightMs = mod(wallAt(at, zone), dayMs)
  const shown = Math.floor(sinceMidnightMs / minuteMs)
  return {
    hour: Math.floor(shown / 60),
    minute: shown % 60,
    second: Math.floor((sinceMidnightMs % minuteMs) / 1000),
    isNow: wanted.includes(shown),
    shown,
    next: nextMoment(at, zone, wanted),
    last: lastMoment(at - minuteMs, zone, wanted),
  }
}
