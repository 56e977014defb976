import type { Answer } from "../../../hooks/page/answers"
import { padTwo, partsAt } from "../../../lib/calendar/wallClock"
import { nextOnes } from "./logic"

/** Returns the date of the next Thursday the 20th. */
export const answer: Answer = ({ at, zone }) => {
  const [{ year, month, days }] = nextOnes(partsAt(at, zone))
  return days === 0 ? "Today" : `${year}-${padTwo(month)}-20`
}
