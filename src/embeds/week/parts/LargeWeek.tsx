import { Icon } from "../../../components/icon/Icon"
import type { Day } from "../../../lib/calendar/calendarDay"
import { weekdayName } from "../../../lib/calendar/dayNames"
import { isoWeekday, type Week, weekCode, weekOf, weeksIn } from "../../../lib/calendar/isoWeek"
import { doingOf } from "../doings"
import { awayText, leftText, rangeText } from "../logic"
import * as styles from "../WeekNumber.module.css"

type Props = {
  today: Day | null
  /** The week that is looked at; null while nobody knows. */
  week: Week | null
  /** Goes some weeks on, or back below 0. */
  onGo: (weeks: number) => void
  /** Goes back to the present week. */
  onReset: () => void
}

/** The number of a week, as large as the page is wide, with an arrow on each side of it. */
export function LargeWeek({ today, week, onGo, onReset }: Props) {
  const present = today && weekOf(today)
  const isPresent = present !== null && week !== null && weekCode(present) === weekCode(week)
  return (
    <div>
      <div className={styles.turn}>
        <button type="button" onClick={() => onGo(-1)}>
          <Icon name="left" />
          <span className="visually-hidden">The week before</span>
        </button>
        <p className={styles.answer} role="status">
          <span className={styles.word}>Week</span>{" "}
          <span className={styles.number}>{week ? week.week : "..."}</span>
        </p>
        <button type="button" onClick={() => onGo(1)}>
          <Icon name="right" />
          <span className="visually-hidden">The week after</span>
        </button>
      </div>
      <div className={styles.facts}>
        {today && week ? (
          <>
            <p className={styles.doing}>{doingOf(week.week)}</p>
            <p>
              {rangeText(week)}, or <code>{weekCode(week)}</code> for short.
            </p>
            <p>
              {isPresent
                ? `${weekdayName(isoWeekday(today))} is its day ${isoWeekday(today)}.`
                : awayText(week, today)}{" "}
              {leftText(week)}
            </p>
            <p className={styles.year}>
              <progress
                aria-label={`Weeks of ${week.year}`}
                className={styles.bar}
                max={weeksIn(week.year)}
                value={week.week}
              />
              <button
                type="button"
                style={isPresent ? { visibility: "hidden" } : undefined}
                onClick={onReset}
              >
                This week
              </button>
            </p>
          </>
        ) : (
          <p>Asking the calendar...</p>
        )}
      </div>
    </div>
  )
}
