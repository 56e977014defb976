/** The time to the next grand final, in units of the evening. */
import { dayMs, hourMs, minuteMs, padTwo } from "../../../lib/calendar/wallClock"
import { pluralise } from "../../../lib/text/pluralise"
import type { Final } from "./schema"

export const secondMs = 1000

/** The approximate length of a final in milliseconds, up to the trophy. */
export const finalMs = 4 * hourMs

export type Standing =
  | { kind: "waiting"; final: Final; ms: number }
  | { kind: "on"; final: Final; ms: number }
  | { kind: "over"; final: Final; ms: number }

/**
 * Returns the current or next final and the time to its start, or since it; after the last known final, that one as
 * over. Null for an empty list.
 */
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

/** Splits a time in milliseconds, rounded up to whole seconds. */
export function digitsOf(ms: number): Digits {
  const all = Math.ceil(Math.max(0, ms) / secondMs)
  return {
    days: Math.floor(all / 86_400),
    hours: Math.floor((all % 86_400) / 3600),
    minutes: Math.floor((all % 3600) / 60),
    seconds: all % 60,
  }
}

/** Units of waiting: length in milliseconds, singular and plural. */
export const units = {
  songs: { ms: 3 * minuteMs, one: "song of three minutes", many: "songs of three minutes" },
  postcards: {
    ms: 40 * secondMs,
    one: "postcard film of forty seconds",
    many: "postcard films of forty seconds",
  },
  finals: { ms: finalMs, one: "whole final", many: "whole finals" },
  notes: {
    ms: 30 * secondMs,
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

/** Returns the number of fans in the queue, at most `maxFans`: one from a year before, all of them on the evening. */
export function queueAt(ms: number, maxFans: number): number {
  return Math.max(1, Math.min(maxFans, Math.round(maxFans * (1 - ms / (365 * dayMs)))))
}

/** Returns the announcement of a rehearsal with `left` seconds to go, from ten to zero. */
export function rehearsalText(left: number): string {
  if (left > 7) return "Places, everybody. The wind machine is on."
  if (left > 4) return "The trapdoor is closed. The trapdoor was closed."
  if (left > 1) return "Hold the sequins. Hold them."
  if (left === 1) return "Te Deum..."
  if (left > -2) return "Good evening, Europe!"
  if (left > -4) return "The trapdoor was open."
  return "That was the rehearsal. Has anybody seen the singer?"
}

/** The last second of a rehearsal, after zero: the singer has fallen and the stage is swept. */
export const rehearsalEnd = -7

/** Returns where the singer is during a rehearsal. */
export function singerAt(left: number | null): "away" | "sings" | "falls" {
  if (left === null || left > 7) return "away"
  return left > -2 ? "sings" : "falls"
}

const knocks = [
  "Thump.",
  "Thump. Malta heard that.",
  "It has fallen over. The sound man is crying.",
  "One, two.",
]

/** Returns the sound of the microphone at its `times`-th knock; at the third it falls, at the fourth it is put up. */
export function knockText(times: number): string {
  return knocks[(times - 1) % knocks.length] ?? ""
}

const fanWords = [
  "“Were you in front of me?”",
  "“It is only half a year.”",
  "“Twelve points for the weather.”",
  "“I came for 2019.”",
  "“Do you know the words?”",
  "“He went for a sausage.”",
]

/** Describes a fan who turns round, or all of them. */
export function fanText(fan: number, turned: number, all: number): string {
  if (all > 1 && turned === all) return "All of them look at you. Sing something."
  return fanWords[fan % fanWords.length] ?? ""
}

/** Returns a final as an iCalendar file (RFC 5545); `site` is the domain of the publisher, such as "juhq.fi". */
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

/** Formats the digits for display, as in "173 01:02:03", in four texts. */
export function formatDigits(digits: Digits): Record<keyof Digits, string> {
  return {
    days: String(digits.days),
    hours: padTwo(digits.hours),
    minutes: padTwo(digits.minutes),
    seconds: padTwo(digits.seconds),
  }
}
