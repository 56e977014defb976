/** The legs of a booked flight to yesterday. */
import { type Flight, isInTime } from "./flight"
import { nameOf } from "./logic"
import type { ZonePlace } from "./schema"

/** In the air; landed in yesterday; midnight arriving there; and over. */
type Leg = "air" | "landed" | "midnight" | "over"
export type Trip = { flight: Flight; leg: Leg; number: number }

/** The duration of each leg in milliseconds; null for the last one, which stays. */
export const legMs: Record<Leg, number | null> = { air: 3200, landed: 3600, midnight: 2600, over: null }

/** Returns the trip on its next leg. If the flight is too late, midnight came on the way and the trip is over. */
export function nextLeg(trip: Trip): Trip {
  const { leg, flight } = trip
  if (leg === "air") return { ...trip, leg: isInTime(flight) ? "landed" : "over" }
  return { ...trip, leg: leg === "landed" ? "midnight" : "over" }
}

/** Returns whether it is yesterday on this leg. */
export const isYesterday = ({ leg }: Trip): boolean => leg === "landed" || leg === "midnight"

/** Returns the place where it is yesterday, at which midnight will arrive. */
export const yesterdayPlace = ({ flight: { isAhead, from, to } }: Trip): ZonePlace => (isAhead ? from : to)

/** Describes the arrival of midnight and the time after it. */
export function midnightText(trip: Trip): string {
  const name = nameOf(yesterdayPlace(trip))
  if (trip.leg === "midnight") return `Midnight is on its way to ${name}.`
  return `${isInTime(trip.flight) ? "No again" : "Too late"}: ${name} has moved on.`
}

/**
 * Returns the shift in degrees of the midnight line, from its start (relative to its present position) to just west
 * of a place.
 */
export function sweep(midnight: number, lon: number): { from: number; to: number } {
  const past = 6
  const way = (((midnight - lon + past) % 360) + 360) % 360
  // If a place's clock is so far behind the sun that the line has already passed it, the line goes round once more.
  return way > 300 ? { from: 360 - way + 40, to: 360 - way } : { from: 0, to: -way }
}
