import type { Answer } from "../../hooks/page/answers"
import { dayNumber } from "../../lib/calendar/calendarDay"
import { partsAt } from "../../lib/calendar/wallClock"
import { numberOf, weekOf } from "./logic"
import { lifeEntry } from "./useLife"

/**
 * Returns the number of the current week in the visitor's life if a birthday is stored in this browser, otherwise
 * in the webmaster's.
 */
export const answer: Answer = ({ at, zone, birthday, read }) => {
  const today = dayNumber(partsAt(at, zone))
  const weeks = (born: number | null) => (born === null ? 0 : weekOf(born, today) + 1)
  const own = weeks(numberOf(read(lifeEntry).born))
  if (own > 0) return `Week ${own.toLocaleString("en-GB")}`
  return `Pertti’s week ${weeks(numberOf(birthday)).toLocaleString("en-GB")}`
}
