/** What is celebrated today where the visitor is. */
import { type DateFlags, dateFlags, localParts } from "../../lib/calendar/dateFlags"
import { useNow } from "./clock"

/** Today's flags by the visitor's clock, kept up to date over midnight; null before mount. */
export function useDateFlags(): DateFlags | null {
  const now = useNow()
  return now && dateFlags(localParts(now))
}
