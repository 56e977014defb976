/** Flying to where it is still yesterday, and whether one gets there in time. */
import { kilometres } from "../../kits/map/sphere"
import { dayNumber } from "../../lib/calendar/calendarDay"
import { day, minute, partsAt } from "../../lib/calendar/wallClock"
import { formatDuration } from "../../lib/text/duration"
import { nameOf, type Seen } from "./logic"
import type { ZonePlace } from "./schema"

/** How fast an airliner is, in km an hour, and how long it takes to leave and to land, in minutes. */
const speed = 880
const airport = 40

const onGlobe = ({ lat, lon }: ZonePlace) => ({ latitude: lat, longitude: lon })

/** The shortest way over the Earth between two places, in km. */
export function kmBetween(from: ZonePlace, to: ZonePlace): number {
  return kilometres(onGlobe(from), onGlobe(to))
}

export type Flight = {
  from: ZonePlace
  to: ZonePlace
  /** Milliseconds in the air, and how long it still is yesterday there. */
  takes: number
  left: number
}

/**
 * The flight to yesterday with the most of it left on arrival, or the least too late; null where there is no yesterday,
 * or no place in the zone of whoever asks.
 */
export function bestFlight(now: number, zone: string, seen: readonly Seen[]): Flight | null {
  const from = seen.find(({ place }) => place.zone === zone)?.place
  if (!from) return null
  const today = dayNumber(partsAt(now, zone)) * day
  const flights = seen
    .filter(({ days }) => days === -1)
    .map(({ place, offset }) => ({
      from,
      to: place,
      takes: Math.round((kmBetween(from, place) / speed) * 60 + airport) * minute,
      left: today - offset * minute - now,
    }))
  const spare = ({ left, takes }: Flight) => left - takes
  return flights.reduce<Flight | null>(
    (best, each) => (best && spare(best) >= spare(each) ? best : each),
    null,
  )
}

/** What the airline says of a flight. */
export function flightText(flight: Flight | null): string {
  if (!flight) return "There are no more flights to yesterday today."
  const { to, takes, left } = flight
  const spoken = (time: number) => formatDuration(time, { to: "minute" })
  const times = `To ${nameOf(to)}: ${spoken(takes)}. Yesterday there: ${spoken(left)} left.`
  return takes < left
    ? `${times} You can make it.`
    : `${times} You land ${spoken(takes - left)} too late, today.`
}
