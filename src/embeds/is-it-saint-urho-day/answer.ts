import { type Answer, yesNo } from "../../hooks/page/answers"
import { partsAt } from "../../lib/calendar/wallClock"
import { standing } from "./logic"

/** Returns whether it is 16 March. */
export const answer: Answer = ({ at, zone }) => yesNo(standing(partsAt(at, zone)).isToday)
