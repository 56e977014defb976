/** The start of Christmas. */
import { instantsAt } from "../../../lib/calendar/wallClock"
import { zone } from "../logic"

/** Returns the instant of noon on Christmas Eve in Finland, in milliseconds since 1970. */
export function peaceAt(year: number): number {
  const wall = Date.UTC(year, 11, 24, 12)
  return instantsAt(wall, zone)[0] ?? wall
}
