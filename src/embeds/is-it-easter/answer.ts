import { type Answer, yesNo } from "../../hooks/page/answers"
import { partsAt } from "../../lib/calendar/wallClock"
import { isEaster } from "./logic"

/** Whether it is Easter Sunday in the West or among the Orthodox. */
export const answer: Answer = ({ at, zone }) => yesNo(isEaster(partsAt(at, zone)))
