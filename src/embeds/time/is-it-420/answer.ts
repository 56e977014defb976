import { type Answer, yesNo } from "../../../hooks/page/answers"
import { oClockAt, teaMinutes } from "../../../lib/calendar/oClock"

/** Returns whether it is 4:20, in the morning or in the afternoon. */
export const answer: Answer = ({ at, zone }) => yesNo(oClockAt(at, zone, teaMinutes).isNow)
