import { useId, useMemo } from "react"
import { useNow } from "../../../hooks/browser/clock"
import { dayAt, dayNumber, dayOf } from "../../../lib/calendar/calendarDay"
import { weekOf } from "../../../lib/calendar/isoWeek"
import * as styles from "../HowOdd.module.css"
import { oddestOf, percent, points } from "../logic"

/** The oddest numbers of this week and of the three weeks before. */
export function Oddest({ onAsk }: { onAsk: (text: string) => void }) {
  const now = useNow()
  const id = useId()
  const today = now ? dayNumber(dayOf(now)) : null
  const winners = useMemo(() => {
    if (today === null) return []
    const weeks = [0, -7, -14, -21].map(days => weekOf(dayAt(today + days)))
    return weeks.map(week => ({ ...week, n: oddestOf(week) }))
  }, [today])
  return (
    <section aria-labelledby={id} className={styles.oddest}>
      <h2 id={id}>The oddest number of the week</h2>
      {now === null && <p>The votes are being counted.</p>}
      <ol className={styles.weeks}>
        {winners.map(({ year, week, n }, i) => (
          <li key={`${year}-${week}`}>
            <span>
              Week {week} of {year}
              {i === 0 && ", this week"}
            </span>
            <button type="button" onClick={() => onAsk(n.toString())}>
              {n.toString()}
            </button>
            <span>{percent(points(n)).toFixed(1)}% odd</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
