/** The time zone of the visitor's browser. */
import { isZone, padTwo, partsAt, type WallParts } from "../../lib/calendar/wallClock"
import { now, useNow } from "./clock"

/**
 * Returns the zone's name, such as "Europe/Helsinki", or its present UTC offset if unknown. Not for the first render.
 */
export function browserZone(): string {
  const name = new Intl.DateTimeFormat().resolvedOptions().timeZone
  if (name && isZone(name)) return name
  const offset = new Date(now()).getTimezoneOffset()
  const minutes = Math.abs(offset)
  return `${offset > 0 ? "-" : "+"}${padTwo(Math.floor(minutes / 60))}:${padTwo(minutes % 60)}`
}

/** Returns the visitor's day and time, updated every minute; null before the component mounts. */
export function useToday(): WallParts | null {
  const time = useNow()
  return time && partsAt(time.getTime(), browserZone())
}

/** Returns the requested zone if it is valid, otherwise the visitor's own. */
export function zoneOrBrowserZone(requested: string | null): string {
  return requested !== null && isZone(requested) ? requested : browserZone()
}
