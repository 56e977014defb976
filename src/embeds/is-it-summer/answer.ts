import { type Answer, yesNo } from "../../hooks/page/answers"
import { seasonOf } from "../../lib/calendar/season"
import { helsinkiParts } from "../../lib/calendar/zone"

/** Returns whether it is summer in Helsinki. */
export const answer: Answer = ({ at }) => yesNo(seasonOf(helsinkiParts(new Date(at)).dayOfYear) === "summer")
