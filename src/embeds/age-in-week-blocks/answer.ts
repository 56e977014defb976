import type { Answer } from "../../hooks/page/answers"
import { dayNumber } from "../../lib/calendar/calendarDay"
import { partsAt } from "../../lib/calendar/wallClock"
import { numberOf, weekOf } from "./logic"
import { lifeEntry } from "./useLife"

/** Which week of the visitor's life it is, where this browser knows when that began, and otherwise of the webmaster's. */
export const answer: Answer = ({ at, zone, birthday, read }) => {
  const today = dayNumber(partsAt(at, zone))
  const weeks = (born: number | null) => (born === null ? 0 : weekOf(born, today) + 1)
  const own = weeks(numberOf(read(lifeEntry).born))
  if (own > 0) return `Week ${own.toLocaleString("en-GB")}`
  return `Pertti’s week ${weeks(numberOf(birthday)).toLocaleString("en-GB")}`
}
