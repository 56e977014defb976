import { useNow } from "../../hooks/clock"
import { ownZone } from "../../hooks/zone"
import { partsAt } from "../../lib/wallClock"
import { DaysOfWeek } from "./parts/DaysOfWeek"
import { LongYears } from "./parts/LongYears"
import { ThisWeek } from "./parts/ThisWeek"
import { WeekOfDay } from "./parts/WeekOfDay"
import * as styles from "./WeekNumber.module.css"

/**
 * The number of the week by ISO 8601, the week of any day, the days of any week, and the years that have 53.
 *
 * @feed The number of this week, large enough to be read from a meeting, and the week of any other day.
 */
export default function WeekNumber() {
  const now = useNow()
  const today = now && partsAt(now.getTime(), ownZone())
  return (
    <div className={styles.page}>
      <ThisWeek today={today} />
      <WeekOfDay today={today} />
      <DaysOfWeek today={today} />
      <LongYears />
    </div>
  )
}
