import { type Answer, yesNo } from "../../../hooks/page/answers"
import { leetMinutes, oClockAt } from "../../../lib/calendar/oClock"

/** Returns whether it is 13:37. */
export const answer: Answer = ({ at, zone }) => yesNo(oClockAt(at, zone, leetMinutes).isNow)
