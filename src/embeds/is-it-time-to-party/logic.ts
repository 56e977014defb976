/** The parties: weekends and certain Finnish holidays, by the visitor's clock. */

import { type Day, dayAt, dayNumber } from "../../lib/calendar/calendarDay"
import { firstInstantAt, hourMs, partsAt, dayMs as wholeDay } from "../../lib/calendar/wallClock"
import { pluralise } from "../../lib/text/pluralise"

export type Party = {
  /** Instants, in milliseconds since 1970. */
  begins: number
  ends: number
  /** The occasions, the earliest first: ["the weekend"], or ["juhannus", "the weekend"]. */
  reasons: string[]
}

/**
 * Returns Finnish Midsummer Day: since 1955 the Saturday from 20 to 26 June (SopS 535/1953, first kept in 1955).
 */
export function juhannus(year: number): Day {
  const first = dayNumber({ year, month: 6, day: 20 })
  // 1 January 1970 was a Thursday, so the day numbers of Saturdays are 2 modulo 7.
  return dayAt(first + ((2 - (first % 7) + 7) % 7))
}

/** Returns the weekend of a day's week: from Friday 16:00 to Sunday 6:00. */
function weekend(number: number, at: (number: number, hours: number) => number): Party {
  const monday = number - ((((number + 3) % 7) + 7) % 7)
  return { begins: at(monday + 4, 16), ends: at(monday + 6, 6), reasons: ["the weekend"] }
}

function holidays(year: number, at: (number: number, hours: number) => number): Party[] {
  const on = (month: number, day: number) => dayNumber({ year, month, day })
  const midsummer = dayNumber(juhannus(year))
  return [
    { begins: at(on(4, 30), 18), ends: at(on(5, 2), 0), reasons: ["vappu"] },
    { begins: at(midsummer - 1, 0), ends: at(midsummer + 1, 6), reasons: ["juhannus"] },
    { begins: at(on(12, 6), 18), ends: at(on(12, 7), 0), reasons: ["Independence Day"] },
    { begins: at(on(12, 31), 18), ends: at(on(12, 31) + 1, 6), reasons: ["New Year's Eve"] },
  ]
}

/** Merges parties that touch or overlap, in order. */
function joined(parties: readonly Party[]): Party[] {
  const sorted = [...parties].sort((a, b) => a.begins - b.begins)
  const all: Party[] = []
  for (const party of sorted) {
    const last = all.at(-1)
    if (!last || party.begins > last.ends) all.push(party)
    else {
      all[all.length - 1] = {
        begins: last.begins,
        ends: Math.max(party.ends, last.ends),
        reasons: [...new Set([...last.reasons, ...party.reasons])],
      }
    }
  }
  return all
}

/** Returns `count` parties from the current or next one on, by the clocks of a time zone. */
export function partiesFrom(now: number, zone: string, count: number): Party[] {
  const at = (number: number, hours: number) => firstInstantAt(number * wholeDay + hours * hourMs, zone)
  const today = partsAt(now, zone)
  // Spare weekends, because holidays may merge some of them.
  const weeks = Array.from({ length: count + 8 }, (_, i) => weekend(dayNumber(today) + 7 * (i - 1), at))
  const years = [-1, 0, 1].map(more => today.year + more)
  const all = joined([...weeks, ...years.flatMap(year => holidays(year, at))])
  return all.filter(({ ends }) => ends > now).slice(0, count)
}

/** Returns whether a party is on at an instant; its end is exclusive. */
export function isOn({ begins, ends }: Party, now: number): boolean {
  return begins <= now && now < ends
}

/**
 * Formats the time until an instant as "4 days 10:00:00", or with `every` 60 as "4 days 10:00". Rounds up to the
 * second or the minute; a day is 24 hours.
 */
export function countdown(from: number, to: number, every: 1 | 60 = 1): string {
  const all = Math.max(0, Math.ceil((to - from) / 1000 / every)) * every
  const days = Math.floor(all / 86_400)
  const clock = new Date((all % 86_400) * 1000).toISOString().slice(11, every === 1 ? 19 : 16)
  return days === 0 ? clock : `${pluralise(days, "day")} ${clock}`
}

/** Joins the occasions: "juhannus and the weekend". */
export function reasonsText(reasons: readonly string[]): string {
  return reasons.join(" and ")
}
