import { type Answer, yesNo } from "../../hooks/page/answers"
import { seasonOf } from "../../lib/calendar/season"
import { helsinki } from "../../lib/calendar/zone"

/** Whether it is spring in Helsinki. */
export const answer: Answer = ({ at }) => yesNo(seasonOf(helsinki(new Date(at)).dayOfYear) === "spring")
