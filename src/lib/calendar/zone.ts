/** The wall clock time of Helsinki, in whatever zone the visitor is. */
import { dayMs, partsAt, type WallParts, wallFrom } from "./wallClock"

export const helsinkiZone = "Europe/Helsinki"

export type ZoneParts = WallParts & {
  /** 1 to 366. */
  dayOfYear: number
  /** 365 or 366. */
  daysInYear: number
}

/**
 * Returns the parts of an instant in Helsinki, by the IANA time zone database. Throws a RangeError for an invalid date.
 */
export function helsinkiParts(instant: Date): ZoneParts {
  if (Number.isNaN(instant.getTime())) throw new RangeError("An invalid date has no parts.")
  const parts = partsAt(instant.getTime(), helsinkiZone)
  const [first, next] = [wallFrom(parts.year, 1, 1), wallFrom(parts.year + 1, 1, 1)]
  return {
    ...parts,
    dayOfYear: (wallFrom(parts.year, parts.month, parts.day) - first) / dayMs + 1,
    daysInYear: (next - first) / dayMs,
  }
}
