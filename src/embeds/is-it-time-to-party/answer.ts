import { type Answer, yesNo } from "../../hooks/page/answers"
import { isOn, partiesFrom } from "./logic"

/** Returns whether a party is on. */
export const answer: Answer = ({ at, zone }) => yesNo(partiesFrom(at, zone, 1).some(party => isOn(party, at)))
