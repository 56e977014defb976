import { type Answer, yesNo } from "../../../hooks/page/answers"
import { fridayAt } from "./logic"

/** Returns whether it is Friday. */
export const answer: Answer = ({ at, zone }) => yesNo(fridayAt(at, zone).isFriday)
