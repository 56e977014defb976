/** A journey over a map: which of its legs are behind at a moment, and where on the present one the traveller is. */
import { greatCircle, legs, type Place } from "./sphere"

export type Journey = {
  stops: readonly Place[]
  /** Kilometres of each leg, one fewer than stops. */
  kilometres: readonly number[]
  total: number
}

export function journeyOf(stops: readonly Place[]): Journey {
  const kilometres = legs(stops)
  return { stops, kilometres, total: kilometres.reduce((sum, leg) => sum + leg, 0) }
}

export type Moment = {
  /** The stop that was last left, by its place in the list. */
  stop: number
  /** How much of the way to the next one is behind, 0 to 1. */
  share: number
  /** Kilometres since the first stop. */
  behind: number
}

/**
 * Where the traveller is after so many legs, from 0 to the number of legs; every leg takes as long, so that short ones
 * can be seen.
 */
export function momentOf({ stops, kilometres }: Journey, after: number): Moment {
  const last = Math.max(0, stops.length - 1)
  const at = Math.min(last, Math.max(0, after))
  const stop = Math.min(last, Math.floor(at))
  const share = at - stop
  const whole = kilometres.slice(0, stop).reduce((sum, leg) => sum + leg, 0)
  return { stop, share, behind: whole + share * (kilometres[stop] ?? 0) }
}

/** The way to a moment, leg by leg, as places to draw a line through; empty at the first stop. */
export function wayUntil({ stops }: Journey, { stop, share }: Moment): Place[][] {
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
  // Over the edge of the paper there is nothing between two places.
  const isOver = Math.abs(to.longitude - from.longitude) > 180
  const end = isOver
    ? from
    : {
        latitude: from.latitude + rest * (to.latitude - from.latitude),
        longitude: from.longitude + rest * (to.longitude - from.longitude),
      }
  return [...places.slice(0, whole + 1), end]
}
