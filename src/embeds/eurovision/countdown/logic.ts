/** How long it is to the next grand final, in units of the evening. */
import { dayMs, hourMs, minuteMs, padTwo } from "../../../lib/calendar/wallClock"
import { pluralise } from "../../../lib/text/pluralise"
import type { Final } from "./schema"

export const second = 1000

/** How long a final goes on, more or less; by then somebody has the trophy. */
export const finalMs = 4 * hourMs

export type Standing =
  | { kind: "waiting"; final: Final; ms: number }
  | { kind: "on"; final: Final; ms: number }
  | { kind: "over"; final: Final; ms: number }

/** What there is to wait for at an instant. After the last final that is known, that one is over. */
export function standingAt(finals: readonly Final[], at: number): Standing | null {
  const inOrder = [...finals].sort((a, b) => Date.parse(a.at) - Date.parse(b.at))
  for (const final of inOrder) {
    const begins = Date.parse(final.at)
    if (at < begins) return { kind: "waiting", final, ms: begins - at }
    if (at < begins + finalMs) return { kind: "on", final, ms: at - begins }
  }
  const last = inOrder.at(-1)
  return last ? { kind: "over", final: last, ms: at - Date.parse(last.at) } : null
}

export type Digits = { days: number; hours: number; minutes: number; seconds: number }

/** Whole seconds still to go, a begun one counted. */
export function digitsOf(ms: number): Digits {
  const all = Math.ceil(Math.max(0, ms) / second)
  return {
    days: Math.floor(all / 86_400),
    hours: Math.floor((all % 86_400) / 3600),
    minutes: Math.floor((all % 3600) / 60),
    seconds: all % 60,
  }
}

/** By what one can wait. Each is a length of time in milliseconds and its names. */
export const units = {
  songs: { ms: 3 * minuteMs, one: "song of three minutes", many: "songs of three minutes" },
  postcards: {
    ms: 40 * second,
    one: "postcard film of forty seconds",
    many: "postcard films of forty seconds",
  },
  finals: { ms: finalMs, one: "whole final", many: "whole finals" },
  notes: {
    ms: 30 * second,
    one: "last note held for half a minute",
    many: "last notes held for half a minute",
  },
  coffees: { ms: (8 * hourMs) / 4, one: "cup of Finnish coffee", many: "cups of Finnish coffee" },
  saunas: { ms: 7 * dayMs, one: "Saturday sauna", many: "Saturday saunas" },
} as const

export type Unit = keyof typeof units

export function waitIn(unit: Unit, ms: number): string {
  const { ms: length, one, many } = units[unit]
  return pluralise(Math.floor(ms / length), one, many)
}

/** How many stand at the door, of `most`: one until a year before, and all of them on the evening. */
export function queueAt(ms: number, most: number): number {
  return Math.max(1, Math.min(most, Math.round(most * (1 - ms / (365 * dayMs)))))
}

/** What the loudspeaker says in the seconds of a rehearsal, from ten to none. */
export function rehearsalText(left: number): string {
  if (left > 7) return "Places, everybody. The wind machine is on."
  if (left > 4) return "The trapdoor is closed. The trapdoor was closed."
  if (left > 1) return "Hold the sequins. Hold them."
  if (left === 1) return "Te Deum..."
  return "Good evening, Europe! And stop. That was the rehearsal. Back to your places, all of you."
}

/** An evening for a calendar, by RFC 5545; `site` is who says so, as "juhq.fi". */
export function calendarFile({ year, city, at }: Final, now: number, site: string): string {
  const stamp = (ms: number) => new Date(ms).toISOString().replace(/[-:]|\.\d+/g, "")
  const begins = Date.parse(at)
  return [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${site}//countdown//EN`,
    "BEGIN:VEVENT",
    `UID:eurovision-${year}@${site}`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${stamp(begins)}`,
    `DTEND:${stamp(begins + finalMs)}`,
    `SUMMARY:Eurovision ${year}\\, grand final`,
    `LOCATION:${city}`,
    "END:VEVENT",
    "END:VCALENDAR",
    "",
  ].join("\r\n")
}

/** "173 01:02:03" as four texts. */
export function shown(digits: Digits): Record<keyof Digits, string> {
  return {
    days: String(digits.days),
    hours: padTwo(digits.hours),
    minutes: padTwo(digits.minutes),
    seconds: padTwo(digits.seconds),
  }
}
