import { useId, useState } from "react"
import { BidiIsolate } from "../../../components/bidi-isolate/BidiIsolate"
import * as styles from "../AgeInWeekBlocks.module.css"
import { birthProblem, keyOf, type Life, maxYears } from "../logic"

type Props = {
  life: Life
  /** Today in days since 1970-01-01; null until it is known. */
  today: number | null
  onChange: (life: Life) => void
}

/** The day of birth and the years to draw; an invalid draft is not applied. */
export function LifeForm({ life, today, onChange }: Props) {
  const [day, setDay] = useState<string | null>(null)
  const [years, setYears] = useState<string | null>(null)
  const id = useId()
  const typed = day ?? life.born
  const problem = today !== null && typed !== "" ? birthProblem(typed, today) : null
  const wanted = Number(years ?? life.years)
  const tooOdd = !Number.isInteger(wanted) || wanted < 1 || wanted > maxYears

  const takeDay = (text: string) => {
    const fits = today !== null && birthProblem(text, today) === null
    setDay(fits ? null : text)
    if (fits) onChange({ ...life, born: text })
  }
  const takeYears = (text: string) => {
    const number = Number(text)
    const fits = text !== "" && Number.isInteger(number) && number >= 1 && number <= maxYears
    setYears(fits ? null : text)
    if (fits) onChange({ ...life, years: number })
  }

  return (
    <div className={styles.form}>
      <div>
        <label htmlFor={`${id}-born`}>Born on</label>
        <input
          id={`${id}-born`}
          type="date"
          autoComplete="bday"
          disabled={today === null}
          max={today === null ? undefined : keyOf(today)}
          value={typed}
          aria-invalid={problem !== null}
          aria-describedby={`${id}-problem`}
          onChange={event => takeDay(event.target.value)}
        />
      </div>
      <div>
        <label htmlFor={`${id}-years`}>Years to draw</label>
        <input
          id={`${id}-years`}
          type="number"
          min={1}
          max={maxYears}
          disabled={today === null}
          value={years ?? String(life.years)}
          aria-invalid={tooOdd}
          aria-describedby={`${id}-odd`}
          onChange={event => takeYears(event.target.value)}
          onBlur={() => setYears(null)}
        />
      </div>
      <p id={`${id}-problem`} className={styles.problem} role="alert">
        <BidiIsolate>{problem}</BidiIsolate>
      </p>
      <p id={`${id}-odd`} className={styles.problem} role="alert">
        {tooOdd ? `Write a whole number from 1 to ${maxYears}.` : ""}
      </p>
    </div>
  )
}
