import { type Answer, yesNo } from "../../../hooks/page/answers"
import { fridayAt } from "./logic"

/** Whether it is Friday. */
export const answer: Answer = ({ at, zone }) => yesNo(fridayAt(at, zone).isFriday)
