/** A journey over a map, and the traveller's position on it. */
import { greatCircle, legLengthsKm, type Place } from "./sphere"

export type Journey = {
  stops: readonly Place[]
  /** The length of each leg in kilometres; one leg fewer than stops. */
  kilometres: readonly number[]
  total: number
}

export function journeyOf(stops: readonly Place[]): Journey {
  const kilometres = legLengthsKm(stops)
  return { stops, kilometres, total: kilometres.reduce((sum, leg) => sum + leg, 0) }
}

export type JourneyPosition = {
  /** The index of the last stop that was passed. */
  stop: number
  /** The share of the leg to the next stop that is behind, 0 to 1. */
  share: number
  /** The distance from the first stop, in kilometres. */
  behind: number
}

/**
 * Returns the position after a number of legs, with fractions. All legs take the same time, so that short ones are
 * visible.
 */
export function positionAt({ stops, kilometres }: Journey, after: number): JourneyPosition {
  const last = Math.max(0, stops.length - 1)
  const at = Math.min(last, Math.max(0, after))
  const stop = Math.min(last, Math.floor(at))
  const share = at - stop
  const whole = kilometres.slice(0, stop).reduce((sum, leg) => sum + leg, 0)
  return { stop, share, behind: whole + share * (kilometres[stop] ?? 0) }
}

/** Returns the route to a position, leg by leg, as places of a line; empty at the first stop. */
export function routeUntil({ stops }: Journey, { stop, share }: JourneyPosition): Place[][] {
  return stops.slice(0, stop + 1).flatMap((from, i) => {
    const to = stops[i + 1]
    if (!to || (i === stop && share === 0)) return []
    const whole = greatCircle(from, to)
    return [i < stop ? whole : partOf(whole, share)]
  })
}

function partOf(places: readonly Place[], share: number): Place[] {
  const at = share * (places.length - 1)
  const whole = Math.floor(at)
  const [from, to] = [places[whole], places[whole + 1]]
  if (!from || !to) return [...places]
  const rest = at - whole
  // A segment across the edge of the map can't be interpolated.
  const isOver = Math.abs(to.longitude - from.longitude) > 180
  const end = isOver
    ? from
    : {
        latitude: from.latitude + rest * (to.latitude - from.latitude),
        longitude: from.longitude + rest * (to.longitude - from.longitude),
      }
  return [...places.slice(0, whole + 1), end]
}
