import type { Answer } from "../../hooks/page/answers"
import { partsAt } from "../../lib/calendar/wallClock"
import { digits } from "./logic"

/** Returns the time as digits. */
export const answer: Answer = ({ at, zone }) => {
  const { hour, minute } = partsAt(at, zone)
  return digits(hour, minute)
}
