/** The time zone that the visitor's browser keeps. */
import { isZone, two } from "../lib/wallClock"
import { now } from "./clock"

/** Its name, as "Europe/Helsinki"; where the browser has none, its distance from UTC now. Not before mount. */
export function ownZone(): string {
  const name = new Intl.DateTimeFormat().resolvedOptions().timeZone
  if (name && isZone(name)) return name
  const behind = new Date(now()).getTimezoneOffset()
  const minutes = Math.abs(behind)
  return `${behind > 0 ? "-" : "+"}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}

/** The zone that a link or the visitor asks for, where there is such a zone, and otherwise the visitor's own. */
export function zoneAsked(asked: string | null): string {
  return asked !== null && isZone(asked) ? asked : ownZone()
}
