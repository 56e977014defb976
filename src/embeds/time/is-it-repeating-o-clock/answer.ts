import { type Answer, yesNo } from "../../../hooks/page/answers"
import { kinds, oClockAt, repeating } from "../../../lib/calendar/oClock"

const everyKind = repeating(kinds)

/** Whether the time repeats itself, in any of the three ways. */
export const answer: Answer = ({ at, zone }) => yesNo(oClockAt(at, zone, everyKind).isNow)
