/** Today's celebrations by the visitor's calendar. */
import { type DateFlags, dateFlags, localParts } from "../../lib/calendar/dateFlags"
import { useNow } from "./clock"

/** Returns today's flags by the visitor's clock, updated at midnight; null before mount. */
export function useDateFlags(): DateFlags | null {
  const now = useNow()
  return now && dateFlags(localParts(now))
}
