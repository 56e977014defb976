/** The time zone that the visitor's browser keeps. */
import { isZone, partsAt, two, type WallParts } from "../../lib/calendar/wallClock"
import { now, useNow } from "./clock"

/** Its name, as "Europe/Helsinki"; where the browser has none, its distance from UTC now. Not before mount. */
export function ownZone(): string {
  const name = new Intl.DateTimeFormat().resolvedOptions().timeZone
  if (name && isZone(name)) return name
  const behind = new Date(now()).getTimezoneOffset()
  const minutes = Math.abs(behind)
  return `${behind > 0 ? "-" : "+"}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}

/** The visitor's day and time, refreshed as the minute turns; null before the component has mounted. */
export function useToday(): WallParts | null {
  const time = useNow()
  return time && partsAt(time.getTime(), ownZone())
}

/** The zone that a link or the visitor asks for, where there is such a zone, and otherwise the visitor's own. */
export function zoneAsked(asked: string | null): string {
  return asked !== null && isZone(asked) ? asked : ownZone()
}
