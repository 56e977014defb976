/** Flights to where it is still yesterday, with the slowest craft that arrives in time. */
import { kilometres } from "../../kits/map/sphere"
import { dayNumber } from "../../lib/calendar/calendarDay"
import { dayMs, minuteMs, partsAt, startOfDay } from "../../lib/calendar/wallClock"
import { formatDuration } from "../../lib/text/duration"
import { minutesAhead, nameOf, type Seen } from "./logic"
import type { ZonePlace } from "./schema"

export type CraftName = "airliner" | "Concorde" | "rocket"

/** The crafts, slowest first: speed in km/h, and the minutes for departure and landing. */
const crafts: readonly { name: CraftName; speed: number; ground: number }[] = [
  { name: "airliner", speed: 880, ground: 40 },
  { name: "Concorde", speed: 2150, ground: 40 },
  { name: "rocket", speed: 27_000, ground: 15 },
]

const onGlobe = ({ lat, lon }: ZonePlace) => ({ latitude: lat, longitude: lon })

/** Returns the great-circle distance between two places, in km. */
export function kmBetween(from: ZonePlace, to: ZonePlace): number {
  return kilometres(onGlobe(from), onGlobe(to))
}

export type Flight = {
  from: ZonePlace
  to: ZonePlace
  by: CraftName
  /**
   * True if the flight goes to tomorrow because yesterday is over everywhere: seen from there, home is yesterday.
   */
  isAhead: boolean
  /** The flight time, and the time left of yesterday, in milliseconds. */
  takes: number
  left: number
  /** The days of the month on the calendar leaves: yesterday's, and the next day's. */
  leaves: readonly [number, number]
}

/** Returns the departure airport of a visitor in `zone`: their own place, or Helsinki if it has the same date. */
function homeOf(now: number, zone: string, seen: readonly Seen[]): ZonePlace | undefined {
  const today = seen.filter(({ days }) => days === 0)
  const offset = minutesAhead(zone, now)
  const home =
    today.find(({ place }) => place.zone === zone) ??
    today.find(({ place }) => place.zone === "Europe/Helsinki") ??
    today.find(each => each.offset === offset)
  return home?.place
}

/** Returns the flight of one craft that arrives with the most of yesterday left, or else the least late. */
function bestOf(flights: readonly Flight[]): Flight | null {
  const spare = ({ left, takes }: Flight) => left - takes
  return flights.reduce<Flight | null>(
    (best, each) => (best && spare(best) >= spare(each) ? best : each),
    null,
  )
}

export const isInTime = ({ takes, left }: Flight): boolean => takes < left

/**
 * Returns the best flight to yesterday: with the slowest craft that arrives in time, otherwise with the fastest. If
 * yesterday is over everywhere it goes to tomorrow. Null if no place has another date.
 */
export function bestFlight(now: number, zone: string, seen: readonly Seen[]): Flight | null {
  const from = homeOf(now, zone, seen)
  if (!from) return null
  const today = dayNumber(partsAt(now, zone))
  const isAhead = !seen.some(({ days }) => days === -1)
  const goals = seen.filter(({ days }) => days === (isAhead ? 1 : -1))
  const dateOf = (number: number) => new Date(number * dayMs).getUTCDate()
  const leaves = isAhead ? ([today, today + 1] as const) : ([today - 1, today] as const)
  const homeEnds = startOfDay(partsAt(now, zone), zone, 1)
  let best: Flight | null = null
  for (const { name, speed, ground } of crafts) {
    best = bestOf(
      goals.map(({ place, offset }) => ({
        from,
        to: place,
        by: name,
        isAhead,
        takes: Math.round((kmBetween(from, place) / speed) * 60 + ground) * minuteMs,
        left: (isAhead ? homeEnds : today * dayMs - offset * minuteMs) - now,
        leaves: [dateOf(leaves[0]), dateOf(leaves[1])],
      })),
    )
    if (best && isInTime(best)) break
  }
  return best
}

const spoken = (time: number) => formatDuration(time, { to: "minute" })

/** Describes a flight in the words of the airline. */
export function flightText(flight: Flight): string {
  const { to, by, takes, left, isAhead } = flight
  const name = `${nameOf(to)}${by === "airliner" ? "" : by === "rocket" ? " by rocket" : " by Concorde"}`
  if (isAhead) return `Yesterday is over everywhere. To ${name}, into tomorrow: ${spoken(takes)}.`
  const times = `To ${name}: ${spoken(takes)}. Yesterday there: ${spoken(left)} left.`
  return isInTime(flight)
    ? `${times} You can make it.`
    : `${times} You land ${spoken(takes - left)} too late, today.`
}

/** Describes the situation after a landing in time. */
export function landedText({ to, takes, left, isAhead }: Flight): string {
  const what = isAhead ? "Here it is tomorrow, and at home yesterday" : "It is yesterday"
  return `You have landed in ${nameOf(to)}. ${what}, for another ${spoken(left - takes)}.`
}
