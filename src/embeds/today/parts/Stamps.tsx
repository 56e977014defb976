import { dayAt } from "../../../lib/calendar/calendarDay"
import { shortDate } from "../../../lib/calendar/gameDay"
import { type DailyRecord, isComplete, marksOf, maxMarks, stampOf } from "../../../lib/game/daily"
import * as styles from "../Today.module.css"

const shownDays = 30

type Props = { record: DailyRecord; today: number; streak: number }

/** The stamps of the last thirty days, today's last. */
export function Stamps({ record, today, streak }: Props) {
  const days = Array.from({ length: shownDays }, (_, index) => today - shownDays + 1 + index)
  return (
    <div>
      <p className={styles.streak}>
        {streak === 0
          ? record.stamps.some(isComplete)
            ? "No days in a row."
            : "No stamp yet."
          : streak === 1
            ? "One day in a row."
            : `${streak} days in a row.`}
      </p>
      <ol className={styles.stamps} aria-label="The last thirty days">
        {days.map(day => {
          const stamp = stampOf(record, day)
          const date = shortDate(dayAt(day))
          const sum = isComplete(stamp) ? marksOf(stamp) : null
          return (
            <li
              key={day}
              data-sum={sum === null ? undefined : Math.floor(sum / 4)}
              data-today={day === today || undefined}
            >
              <span className="visually-hidden">
                {date}: {sum === null ? "no stamp" : `${sum} of ${maxMarks}`}
              </span>
              <span aria-hidden="true">{sum ?? ""}</span>
            </li>
          )
        })}
      </ol>
    </div>
  )
}
