import { ForgetDays } from "../../components/day-records/ForgetDays"
import { useNow } from "../../hooks/browser/clock"
import { dailyTime, useDayRecords } from "../../hooks/visit/visit"
import { DayChart } from "../../kits/chart/DayChart"
import { dayOf } from "../../lib/calendar/calendarDay"
import { amountOn, chartDays, streaks, total } from "../../lib/calendar/dayRecords"
import { formatSeconds } from "../../lib/text/duration"
import { pluralise } from "../../lib/text/pluralise"
import * as styles from "./DailyTimeOnSite.module.css"
import { Else } from "./parts/Else"
import { Race } from "./parts/Race"
import { Times } from "./parts/Times"

/**
 * A clock of the visitor's time on the site, today and by day, with streaks and better uses for the time.
 *
 * @feed A clock of how long you have been on this site, today and every day, and of what you could have done instead.
 */
export default function DailyTimeOnSite() {
  const records = useDayRecords(dailyTime, "time")
  const now = useNow()
  const today = now && dayOf(now)
  const all = total(records, "time")
  const row = today && streaks(records, "time", today)
  return (
    <div className={styles.tool} data-watched="">
      <Race />
      <Times today={today && amountOn(records, "time", today)} all={today && all} />
      <p>
        {row
          ? `Days in a row: ${pluralise(row.current, "day")}. The longest row: ${pluralise(row.longest, "day")}.`
          : "Looking at the calendar..."}
      </p>
      <Else time={today && all} />
      <DayChart
        label="Time on site by day"
        days={today && chartDays(records, "time", today)}
        format={formatSeconds}
        empty="Nothing has been counted in this browser yet. Stay for a second."
      />
      <ForgetDays entry={dailyTime} measure="time" />
    </div>
  )
}
