import { CopyButton } from "../../../components/copy-button/CopyButton"
import { useQuery } from "../../../hooks/query"
import type { Day } from "../../../lib/daily"
import { weekOf } from "../../../lib/isoWeek"
import {
  codeBeside,
  daysOf,
  dayText,
  firstYear,
  lastYear,
  rangeText,
  readCode,
  readWeek,
  readWhole,
} from "../logic"
import * as styles from "../WeekNumber.module.css"
import { NumberField } from "./NumberField"

/** A week of a year, and its seven days. */
export function DaysOfWeek({ today }: { today: Day | null }) {
  const [asked, setAsked] = useQuery("week")
  const present = today && weekOf(today)
  const fields = readCode(asked) ?? {
    year: present ? String(present.year) : "",
    week: present ? String(present.week) : "",
  }
  const year = readWhole(fields.year, "year", firstYear, lastYear)
  const week = year.value === null ? null : readWeek(fields.week, year.value)
  const found = year.value !== null && week?.value ? { year: year.value, week: week.value } : null
  const set = (next: Partial<typeof fields>) => {
    const { year: y, week: w } = { ...fields, ...next }
    setAsked(`${y}-W${w}`)
  }
  return (
    <fieldset className={styles.box}>
      <legend>The days of a week</legend>
      <div className={styles.fields}>
        <NumberField
          label="Year"
          value={fields.year}
          mistake={today && year.mistake}
          onChange={text => set({ year: text })}
        />
        <NumberField
          label="Week"
          value={fields.week}
          mistake={(today && week?.mistake) ?? null}
          onChange={text => set({ week: text })}
        />
      </div>
      <ol className={styles.days} aria-label="Days of the week">
        {found ? daysOf(found).map(day => <li key={day.day}>{dayText(day)}</li>) : <li>...</li>}
      </ol>
      <div className="buttons">
        <CopyButton text={found ? rangeText(found) : ""} label="Copy the dates" />
        <button type="button" disabled={!found} onClick={() => found && setAsked(codeBeside(found, -7))}>
          The week before
        </button>
        <button type="button" disabled={!found} onClick={() => found && setAsked(codeBeside(found, 7))}>
          The week after
        </button>
        <button type="button" disabled={asked === null} onClick={() => setAsked(null)}>
          This week
        </button>
      </div>
    </fieldset>
  )
}
