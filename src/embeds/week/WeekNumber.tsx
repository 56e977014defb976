import { useToday } from "../../hooks/browser/zone"
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
  const today = useToday()
  return (
    <div className={styles.page}>
      <ThisWeek today={today} />
      <WeekOfDay today={today} />
      <DaysOfWeek today={today} />
      <LongYears />
    </div>
  )
}
