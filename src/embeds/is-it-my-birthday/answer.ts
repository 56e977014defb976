import { type Answer, yesNo } from "../../hooks/page/answers"
import { partsAt } from "../../lib/calendar/wallClock"
import { standing } from "./logic"
import { storedBirthday } from "./storedBirthday"

/** Returns whether it is the birthday stored in this browser. */
export const answer: Answer = ({ at, zone, read }) => {
  const birthday = read(storedBirthday)
  return birthday ? yesNo(standing(partsAt(at, zone), birthday).isToday) : "Probably not"
}
