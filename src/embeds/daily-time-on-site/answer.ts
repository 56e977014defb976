import type { Answer } from "../../hooks/page/answers"
import { dailyTime } from "../../hooks/visit/visit"
import { amountOn } from "../../lib/calendar/dayRecords"
import { partsAt } from "../../lib/calendar/wallClock"
import { formatSeconds } from "../../lib/text/duration"

/** Answers with the time spent on the site today. */
export const answer: Answer = ({ at, zone, read }) =>
  formatSeconds(amountOn(read(dailyTime), "time", partsAt(at, zone)))
