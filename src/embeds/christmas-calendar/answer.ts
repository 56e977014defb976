import type { Answer } from "../../hooks/page/answers"
import { dayNumber } from "../../lib/calendar/calendarDay"
import { partsAt } from "../../lib/calendar/wallClock"
import { doorCount, opensAt, seasonAt, zone } from "./logic"

/** Returns the last door that may be opened, or the number of days to the first, in words. */
export const answer: Answer = ({ at }) => {
  const { year, open, isOn } = seasonAt(at)
  if (isOn) return open < doorCount ? `Door ${open}` : "All doors"
  const days = dayNumber(partsAt(opensAt(year, 1), zone)) - dayNumber(partsAt(at, zone))
  return days === 1 ? "Tomorrow" : `In ${days} days`
}
