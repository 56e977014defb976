import type { Answer } from "../../hooks/page/answers"
import { dayNumber } from "../../lib/calendar/calendarDay"
import { partsAt } from "../../lib/calendar/wallClock"
import { birthdayStatus, bornOn } from "./logic"

/** Returns the number of days to the party, in words. */
export const answer: Answer = ({ at, zone, birthday }) => {
  const { mood, next } = birthdayStatus(at, zone, bornOn(birthday))
  if (mood === "party") return "Party!"
  const days = dayNumber(partsAt(next, zone)) - dayNumber(partsAt(at, zone))
  return days === 1 ? "Tomorrow" : `In ${days} days`
}
