import { Button } from "../../../components/button/Button"
import type { Day } from "../../../lib/calendar/calendarDay"
import { weekdayName } from "../../../lib/calendar/dayNames"
import { isoWeekday, type Week, weekCode, weekOf, weeksIn } from "../../../lib/calendar/isoWeek"
import { awayText, leftText, rangeText } from "../logic"
import * as styles from "../WeekNumber.module.css"
import { Desk } from "./Desk"

type Props = {
  today: Day | null
  /** The week shown; null before mount. */
  week: Week | null
  /** True if the week's sheet has been torn off before. */
  isTaped: boolean
  /** Moves a number of weeks forward, or back if negative. */
  onGo: (weeks: number) => void
  /** Returns to the present week. */
  onReset: () => void
}

/** The number of a week on a block of sheets, with remarks about the week. */
export function LargeWeek({ today, week, isTaped, onGo, onReset }: Props) {
  const present = today && weekOf(today)
  const isPresent = present !== null && week !== null && weekCode(present) === weekCode(week)
  return (
    <div>
      <Desk week={week} isTaped={isTaped} onGo={onGo} />
      <div className={styles.facts}>
        {today && week ? (
          <>
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
              <Button disabled={isPresent} onClick={onReset}>
                This week
              </Button>
            </p>
          </>
        ) : (
          <p>Asking the calendar...</p>
        )}
      </div>
    </div>
  )
}
