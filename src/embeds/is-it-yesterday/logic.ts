/** Calculates where on Earth it is yesterday, today or tomorrow, relative to the visitor's own date. */
import { dayNumber } from "../../lib/calendar/calendarDay"
import { clockText, dayMs, minuteMs, offsetAt, partsAt, startOfDay } from "../../lib/calendar/wallClock"
import type { ZonePlace } from "./schema"

/** Baker Island and Howland Island, in minutes ahead of UTC. They are uninhabited and have no IANA zone. */
const emptyIslands = -720

export type Seen = {
  place: ZonePlace
  /** Minutes ahead of UTC. */
  offset: number
  /** The day there relative to the visitor's: -1 is yesterday, 0 today, 1 tomorrow; -2 and 2 occur. */
  days: number
}

/**
 * Returns the places with their day at an instant relative to the day of `zone`. Places in a zone unknown to the
 * browser are left out.
 */
export function seenFrom(now: number, zone: string, places: readonly ZonePlace[]): Seen[] {
  const here = dayNumber(partsAt(now, zone))
  return places.flatMap(place => {
    const offset = minutesAhead(place.zone, now)
    if (offset === null) return []
    return [{ place, offset, days: Math.floor((now + offset * minuteMs) / dayMs) - here }]
  })
}

/** Returns the UTC offset of a zone in minutes; null for a zone unknown to the browser. */
export function minutesAhead(zone: string, at: number): number | null {
  try {
    return offsetAt(at, zone) / minuteMs
  } catch {
    return null
  }
}

export type Ends = {
  /** The end of yesterday in the last of the places, in milliseconds since 1970. */
  ends: number
  /** The last places where it is yesterday. */
  last: ZonePlace[]
  /** The end of yesterday on the uninhabited islands. */
  emptyEnds: number
}

/** Returns the end of the day before that of `zone`. */
export function yesterdayEnds(now: number, zone: string, seen: readonly Seen[]): Ends {
  const today = partsAt(now, zone)
  // Clocks change by two hours at most, so places further ahead than that can't be the last.
  const minOffset = Math.min(...seen.map(({ offset }) => offset))
  const begins = seen
    .filter(({ offset }) => offset <= minOffset + 120)
    .map(({ place }) => ({ place, at: startOfDay(today, place.zone) }))
  const ends = Math.max(...begins.map(({ at }) => at))
  return {
    ends,
    last: begins.filter(({ at }) => at === ends).map(({ place }) => place),
    emptyEnds: dayNumber(today) * dayMs - emptyIslands * minuteMs,
  }
}

/** Returns the name of a place: "Port of Spain". */
export function nameOf({ zone, name }: ZonePlace): string {
  return name ?? (zone.split("/").at(-1) ?? zone).replaceAll("_", " ")
}

/** Joins names as "Midway, Niue and Pago Pago". */
export function listed(names: readonly string[]): string {
  return names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`
}

/** Formats a number of places: "1 place", "157 places". */
export function placesText(n: number): string {
  return `${n} ${n === 1 ? "place" : "places"}`
}

/** Describes in two sentences where it is still yesterday, and until when by the clock of a zone. */
export function whereText(now: number, zone: string, seen: readonly Seen[]): string {
  if (seen.length === 0) return "This browser knows no time zone but its own. Here it is not yesterday."
  const clock = (at: number) => {
    const { hour, minute: minutes } = partsAt(at, zone)
    return clockText(hour * 60 + minutes)
  }
  const { ends, last, emptyEnds } = yesterdayEnds(now, zone, seen)
  const count = seen.filter(({ days }) => days === -1).length
  if (count > 0) {
    const until =
      ends >= startOfDay(partsAt(now, zone), zone, 1)
        ? "It will not run out here: at midnight it is replaced by today."
        : `The last to let go of it: ${listed(last.map(nameOf))}, at ${clock(ends)} by your clock.`
    return `But it still is in ${placesText(count)}. ${until}`
  }
  return now < emptyEnds
    ? `Nor anywhere that anybody lives. Two empty islands, Baker and Howland, keep yesterday until ${clock(emptyEnds)} by your clock.`
    : `Nor anywhere else. ${listed(last.map(nameOf))} had it until ${clock(ends)} by your clock, two empty islands until ${clock(emptyEnds)}. There will be a new one at midnight.`
}

/** Describes the other places: those where it is tomorrow, or two days away; empty if there are none. */
export function besidesText(seen: readonly Seen[]): string {
  const at = (days: number) => seen.filter(each => each.days === days).length
  const sentences: string[] = []
  if (at(-2) > 0) sentences.push(`In ${placesText(at(-2))} it is even the day before yesterday.`)
  if (at(1) > 0)
    sentences.push(
      `In ${placesText(at(1))} it is already tomorrow, and seen from there you are in yesterday.`,
    )
  if (at(2) > 0) sentences.push(`In ${placesText(at(2))} it is even the day after tomorrow.`)
  return sentences.join(" ")
}

export type Row = {
  /** The local time: "21:13". */
  time: string
  offset: number
  places: ZonePlace[]
}

/** Groups the places with a given day (-1 for yesterday) by their local time, the furthest behind first. */
export function rows(now: number, seen: readonly Seen[], days: number): Row[] {
  const byOffset = new Map<number, ZonePlace[]>()
  for (const each of seen) {
    if (each.days === days) byOffset.set(each.offset, [...(byOffset.get(each.offset) ?? []), each.place])
  }
  return [...byOffset]
    .sort(([a], [b]) => a - b)
    .map(([offset, places]) => ({
      time: new Date(now + offset * minuteMs).toISOString().slice(11, 16),
      offset,
      places,
    }))
}

/** Returns the longitude, -180 to 180, where it is midnight by mean solar time. */
export function midnightAt(now: number): number {
  const west = (360 * ((((now % dayMs) + dayMs) % dayMs) / dayMs)) % 360
  return west > 180 ? 360 - west : -west
}

/** Returns the place nearest to a point on the flat map, in degrees; undefined if there are no places. */
export function nearest(seen: readonly Seen[], lat: number, lon: number): Seen | undefined {
  const distance = ({ place }: Seen) => Math.hypot(place.lat - lat, place.lon - lon)
  return seen.reduce<Seen | undefined>(
    (best, each) => (!best || distance(each) < distance(best) ? each : best),
    undefined,
  )
}

const dayNames: Record<number, string> = {
  [-2]: "the day before yesterday",
  [-1]: "yesterday",
  0: "today",
  1: "tomorrow",
  2: "the day after tomorrow",
}

/** Describes whether it is yesterday at a place: "Honolulu: yes, it is yesterday, 21:13." */
export function placeAnswer({ place, offset, days }: Seen, now: number): string {
  const time = new Date(now + offset * minuteMs).toISOString().slice(11, 16)
  return `${nameOf(place)}: ${days < 0 ? "yes" : "no"}, it is ${dayNames[days] ?? "another day"}, ${time}.`
}
