import { type Answer, yesNo } from "../../hooks/page/answers"
import { partsAt } from "../../lib/calendar/wallClock"
import { keptBirthday } from "./kept"
import { standing } from "./logic"

/** Whether it is the birthday that this browser was told to remember. */
export const answer: Answer = ({ at, zone, read }) => {
  const birthday = read(keptBirthday)
  return birthday ? yesNo(standing(partsAt(at, zone), birthday).isToday) : "Probably not"
}
