import type { Day } from "../../../lib/calendar/calendarDay"
import { weekdayName } from "../../../lib/calendar/dayNames"
import { isoWeekday, weekCode, weekOf, weeksIn } from "../../../lib/calendar/isoWeek"
import { leftText, rangeText } from "../logic"
import * as styles from "../WeekNumber.module.css"

/** The number of the present week, as large as the page is wide. */
export function ThisWeek({ today }: { today: Day | null }) {
  const week = today && weekOf(today)
  return (
    <div>
      <p className={styles.answer} role="status">
        <span className={styles.word}>Week</span>{" "}
        <span className={styles.number}>{week ? week.week : "..."}</span>
      </p>
      <div className={styles.facts}>
        {today && week ? (
          <>
            <p>
              {rangeText(week)}, or <code>{weekCode(week)}</code> for short.
            </p>
            <p>
              {weekdayName(isoWeekday(today))} is its day {isoWeekday(today)}. {leftText(week)}
            </p>
            <progress
              aria-label={`Weeks of ${week.year}`}
              className={styles.bar}
              max={weeksIn(week.year)}
              value={week.week}
            />
          </>
        ) : (
          <p>Asking the calendar...</p>
        )}
      </div>
    </div>
  )
}
