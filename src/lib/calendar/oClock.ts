/** Times of day that somebody waits for, in any zone, through every change of the clocks. */
import { day, instantsAt, minute, offsetAt, wallAt } from "./wallClock"

/** 13:37, in minutes from midnight. */
export const leetMinutes: readonly number[] = [13 * 60 + 37]

/** 04:20 and 16:20. */
export const teaMinutes: readonly number[] = [4 * 60 + 20, 16 * 60 + 20]

const minutesOfDay = Array.from({ length: 1440 }, (_, i) => i)

/** The four digits of a minute of the day: 12:21 is [1, 2, 2, 1]. */
function digitsOf(of: number): [number, number, number, number] {
  const [h, m] = [Math.floor(of / 60), of % 60]
  return [Math.floor(h / 10), h % 10, Math.floor(m / 10), m % 10]
}

/** The minutes of a day whose four digits are the same backwards, as 12:21. */
export const palindromes: readonly number[] = minutesOfDay.filter(of => {
  const [a, b, c, d] = digitsOf(of)
  return a === d && b === c
})

/** How four digits can repeat: one digit (11:11), a pair twice (13:13), or two pairs (11:22). */
export const kinds = ["one digit", "twice the same", "two pairs"] as const

export type Kind = (typeof kinds)[number]

/** How a minute of the day repeats, by the narrowest name for it; null where it doesn't. */
export function kindOf(of: number): Kind | null {
  const [a, b, c, d] = digitsOf(of)
  if (a === b && b === c && c === d) return "one digit"
  if (a === c && b === d) return "twice the same"
  return a === b && c === d ? "two pairs" : null
}

/** The minutes of a day that repeat in one of these ways, in order. */
export function repeating(of: readonly Kind[]): number[] {
  return minutesOfDay.filter(at => of.some(kind => kind === kindOf(at)))
}

/** When a clock begins to show a minute: an instant in milliseconds from 1970, and the minute of the day, 0 to 1439. */
export type Moment = { at: number; minute: number }

export type OClock = {
  hour: number
  minute: number
  second: number
  /** Whether the clock shows one of the wanted minutes. */
  isNow: boolean
  /** The minute of the day that the clock shows. */
  shown: number
  /** The next wanted minute to begin; when it is now, the one after. */
  next: Moment
  /** The last wanted minute that is over; when it is now, the one before. */
  last: Moment
}

/** The wanted minutes that begin from one instant to another, the latter not included, in order. */
export function momentsBetween(from: number, to: number, zone: string, wanted: readonly number[]): Moment[] {
  const found: Moment[] = []
  const first = Math.floor(wallAt(from, zone) / day) - 1
  const last = Math.floor(wallAt(to, zone) / day) + 1
  for (let date = first; date <= last; date++) {
    for (const minuteOfDay of wanted) {
      for (const at of instantsAt(date * day + minuteOfDay * minute, zone)) {
        if (at >= from && at < to) found.push({ at, minute: minuteOfDay })
      }
    }
  }
  return found.sort((a, b) => a.at - b.at)
}

const mod = (n: number, by: number) => ((n % by) + by) % by

/** How many days a zone may take to show every time of day: Samoa once skipped a whole one. */
const maxWait = 4 * day

/**
 * The first wanted minute (0 to 1439, at least one) to begin in a zone after an instant, in milliseconds. A minute that
 * the clocks skip is not waited for, and one that they show twice comes twice.
 */
export function nextMoment(after: number, zone: string, wanted: readonly number[]): Moment {
  const offset = offsetAt(after, zone)
  if (offset !== offsetAt(after + day, zone)) {
    const found = momentsBetween(after + 1, after + maxWait, zone, wanted)[0]
    if (found) return found
  }
  return wanted
    .map(of => ({ at: after + (mod(of * minute - after - offset, day) || day), minute: of }))
    .reduce((a, b) => (b.at < a.at ? b : a))
}

/** The last wanted minute (0 to 1439, at least one) to begin in a zone at an instant or before it. */
export function lastMoment(until: number, zone: string, wanted: readonly number[]): Moment {
  const offset = offsetAt(until, zone)
  if (offset !== offsetAt(until - day, zone)) {
    const found = momentsBetween(until - maxWait, until + 1, zone, wanted).at(-1)
    if (found) return found
  }
  return wanted
    .map(of => ({ at: until - mod(until + offset - of * minute, day), minute: of }))
    .reduce((a, b) => (b.at > a.at ? b : a))
}

/** What a zone's clock shows at an instant, and how it stands with the wanted minutes (0 to 1439, at least one). */
export function oClockAt(at: number, zone: string, wanted: readonly number[]): OClock {
  const since = mod(wallAt(at, zone), day)
  const shown = Math.floor(since / minute)
  return {
    hour: Math.floor(shown / 60),
    minute: shown % 60,
    second: Math.floor((since % minute) / 1000),
    isNow: wanted.includes(shown),
    shown,
    next: nextMoment(at, zone, wanted),
    last: lastMoment(at - minute, zone, wanted),
  }
}
