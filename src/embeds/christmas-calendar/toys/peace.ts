/** When Christmas begins. */
import { instantsAt } from "../../../lib/calendar/wallClock"
import { zone } from "../logic"

/** The instant, in milliseconds from 1970, of noon on a Christmas Eve in Finland. */
export function peaceAt(year: number): number {
  const wall = Date.UTC(year, 11, 24, 12)
  return instantsAt(wall, zone)[0] ?? wall
}
