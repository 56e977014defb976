import { type Answer, yesNo } from "../../../hooks/page/answers"
import { oClockAt, repeating, repeatKinds } from "../../../lib/calendar/oClock"

const everyKind = repeating(repeatKinds)

/** Returns whether the time repeats itself, in any of the three ways. */
export const answer: Answer = ({ at, zone }) => yesNo(oClockAt(at, zone, everyKind).isNow)
