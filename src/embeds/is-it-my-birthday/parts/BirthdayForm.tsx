import { type ReactNode, useId } from "react"
import { Choice } from "../../../kits/controls/Choice"
import { monthNames } from "../../../lib/calendar/dayNames"
import * as styles from "../IsItMyBirthday.module.css"
import { type Birthday, daysIn, insteads, isLeapDay } from "../logic"

/** `value` has 0 for a month or day that is not filled in yet. */
type Props = {
  value: Birthday
  onChange: (value: Birthday) => void
  /** Controls in the row of the date. */
  children: ReactNode
}

/** Asks for day and month, and for 29 February also for the substitute in common years. */
export function BirthdayForm({ value, onChange, children }: Props) {
  const id = useId()
  const days = value.month === 0 ? 31 : daysIn(value.month)
  return (
    <fieldset className={styles.form}>
      <legend>When is it?</legend>
      <div className={styles.fields}>
        <Choice
          beside
          label="Day"
          value={value.day}
          options={[[0, "?"], ...Array.from({ length: days }, (_, i) => i + 1)]}
          onChange={day => onChange({ ...value, day })}
        />
        <Choice
          beside
          label="Month"
          value={value.month}
          options={[[0, "?"], ...monthNames.map((name, i) => [i + 1, name] as const)]}
          onChange={month =>
            onChange({ ...value, month, day: month > 0 && value.day > daysIn(month) ? 0 : value.day })
          }
        />
        {children}
      </div>
      {isLeapDay(value) && (
        <div role="radiogroup" aria-labelledby={`${id}-instead`}>
          <p id={`${id}-instead`}>In years without a 29 February it is on</p>
          {insteads.map(option => (
            <div key={option} className="field-row">
              <input
                type="radio"
                id={`${id}-${option}`}
                name={`${id}-instead`}
                checked={value.instead === option}
                onChange={() => onChange({ ...value, instead: option })}
              />
              <label htmlFor={`${id}-${option}`}>{option}</label>
            </div>
          ))}
        </div>
      )}
    </fieldset>
  )
}
