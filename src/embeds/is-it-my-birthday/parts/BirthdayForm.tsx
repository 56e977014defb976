import { useId } from "react"
import * as styles from "../IsItMyBirthday.module.css"
import { type Birthday, daysIn, insteads, isLeapDay, monthNames } from "../logic"

/** What has been filled in so far: 0 for a month or a day that has not. */
type Props = { value: Birthday; onChange: (value: Birthday) => void }

/** Asks for the day and the month, and where it is 29 February, for the day that stands in for it. */
export function BirthdayForm({ value, onChange }: Props) {
  const id = useId()
  const days = value.month === 0 ? 31 : daysIn(value.month)
  return (
    <fieldset className={styles.form}>
      <legend>When is it?</legend>
      <div className={styles.fields}>
        <div>
          <label htmlFor={`${id}-day`}>Day</label>
          <select
            id={`${id}-day`}
            value={value.day}
            onChange={event => onChange({ ...value, day: Number(event.target.value) })}
          >
            <option value={0}>?</option>
            {Array.from({ length: days }, (_, i) => i + 1).map(day => (
              <option key={day} value={day}>
                {day}
              </option>
            ))}
          </select>
        </div>
        <div>
          <label htmlFor={`${id}-month`}>Month</label>
          <select
            id={`${id}-month`}
            value={value.month}
            onChange={event => {
              const month = Number(event.target.value)
              onChange({ ...value, month, day: month > 0 && value.day > daysIn(month) ? 0 : value.day })
            }}
          >
            <option value={0}>?</option>
            {monthNames.map((name, i) => (
              <option key={name} value={i + 1}>
                {name}
              </option>
            ))}
          </select>
        </div>
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
