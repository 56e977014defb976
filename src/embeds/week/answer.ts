import type { Answer } from "../../hooks/page/answers"
import { weekOf } from "../../lib/calendar/isoWeek"
import { partsAt } from "../../lib/calendar/wallClock"

/** Returns the number of the week. */
export const answer: Answer = ({ at, zone }) => `Week ${weekOf(partsAt(at, zone)).week}`
