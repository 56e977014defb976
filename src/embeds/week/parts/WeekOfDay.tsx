import { useId } from "react"
import { CopyButton } from "../../../components/copy-button/CopyButton"
import { useQuery } from "../../../hooks/query"
import type { Day } from "../../../lib/daily"
import { weekCode, weekOf } from "../../../lib/isoWeek"
import { dayCode, firstYear, lastYear, readDay, weekOfText } from "../logic"
import * as styles from "../WeekNumber.module.css"

/** A day, and the week that it is in. */
export function WeekOfDay({ today }: { today: Day | null }) {
  const [asked, setAsked] = useQuery("day")
  const id = useId()
  const text = asked ?? (today ? dayCode(today) : "")
  const day = readDay(text)
  const isWrong = today !== null && day === null
  return (
    <fieldset className={styles.box}>
      <legend>The week of a day</legend>
      <label htmlFor={id}>Day</label>
      <input
        id={id}
        type="date"
        className={styles.date}
        min={`${firstYear}-01-01`}
        max={`${lastYear}-12-31`}
        value={day ? text : ""}
        aria-invalid={isWrong}
        aria-describedby={`${id}-said`}
        onChange={event => setAsked(event.target.value)}
      />
      <p id={`${id}-said`} className="result" role="status">
        {day
          ? weekOfText(day)
          : isWrong
            ? `Choose a day that there is, from ${firstYear} to ${lastYear}.`
            : "..."}
      </p>
      <div className="buttons">
        <CopyButton text={day ? weekCode(weekOf(day)) : ""} label="Copy the week" />
        <button type="button" disabled={asked === null} onClick={() => setAsked(null)}>
          Today
        </button>
      </div>
    </fieldset>
  )
}
