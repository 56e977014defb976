import { CopyButton } from "../../../components/copy-button/CopyButton"
import type { Day } from "../../../lib/calendar/calendarDay"
import { daysOf, dayText, firstYear, lastYear, rangeText, readWhole, type WrittenWeek } from "../logic"
import * as styles from "../WeekNumber.module.css"
import { NumberField } from "./NumberField"

type Props = {
  today: Day | null
  written: WrittenWeek
  onWrite: (part: Partial<WrittenWeek["fields"]>) => void
}

/** A form for a year and a week number, and the week's seven days. */
export function DaysOfWeek({ today, written: { fields, week, found }, onWrite: set }: Props) {
  const year = readWhole(fields.year, "year", firstYear, lastYear)
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
      </div>
    </fieldset>
  )
}
