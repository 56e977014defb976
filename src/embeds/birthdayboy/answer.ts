import type { Answer } from "../../hooks/page/answers"
import { dayNumber } from "../../lib/calendar/calendarDay"
import { partsAt } from "../../lib/calendar/wallClock"
import { bornOn, standingAt } from "./logic"

/** How many days it is to the party. */
export const answer: Answer = ({ at, zone, birthday }) => {
  const { mood, next } = standingAt(at, zone, bornOn(birthday))
  if (mood === "party") return "Party!"
  const days = dayNumber(partsAt(next, zone)) - dayNumber(partsAt(at, zone))
  return days === 1 ? "Tomorrow" : `In ${days} days`
}
