import { type Answer, yesNo } from "../../hooks/page/answers"
import { partsAt } from "../../lib/calendar/wallClock"
import { isEaster } from "./logic"

/** Returns whether it is Easter Sunday in the Western or the Orthodox church. */
export const answer: Answer = ({ at, zone }) => yesNo(isEaster(partsAt(at, zone)))
