import { type Answer, yesNo } from "../../../hooks/page/answers"
import { oClockAt, palindromes } from "../../../lib/calendar/oClock"

/** Returns whether the time is the same backwards. */
export const answer: Answer = ({ at, zone }) => yesNo(oClockAt(at, zone, palindromes).isNow)
