/** What becomes of a flight to yesterday once it is booked. */
import { type Flight, isInTime } from "./flight"
import { nameOf } from "./logic"
import type { ZonePlace } from "./schema"

/** In the air; landed in yesterday; midnight on its way there; and over. */
type Leg = "air" | "landed" | "midnight" | "over"
export type Trip = { flight: Flight; leg: Leg; number: number }

/** How long each leg is shown, in milliseconds; the last one stays. */
export const lasts: Record<Leg, number | null> = { air: 3200, landed: 3600, midnight: 2600, over: null }

/** The leg after this one: whoever comes too late has met midnight on the way. */
export function onwards(trip: Trip): Trip {
  const { leg, flight } = trip
  if (leg === "air") return { ...trip, leg: isInTime(flight) ? "landed" : "over" }
  return { ...trip, leg: leg === "landed" ? "midnight" : "over" }
}

/** Whether it is yesterday, on this leg. */
export const isYesterday = ({ leg }: Trip): boolean => leg === "landed" || leg === "midnight"

/** Where yesterday is kept, and midnight comes to. */
export const keeper = ({ flight: { isAhead, from, to } }: Trip): ZonePlace => (isAhead ? from : to)

/** What there is to say while midnight comes, and afterwards. */
export function midnightText(trip: Trip): string {
  const name = nameOf(keeper(trip))
  if (trip.leg === "midnight") return `Midnight is on its way to ${name}.`
  return `${isInTime(trip.flight) ? "No again" : "Too late"}: ${name} has moved on.`
}

/** How far the line of midnight goes west to get just past a place, in degrees: where from, as against where it is, and where to. */
export function sweep(midnight: number, lon: number): { from: number; to: number } {
  const past = 6
  const way = (((midnight - lon + past) % 360) + 360) % 360
  // A clock may be so far behind the sun that its midnight line has gone by already: then it comes once more.
  return way > 300 ? { from: 360 - way + 40, to: 360 - way } : { from: 0, to: -way }
}
