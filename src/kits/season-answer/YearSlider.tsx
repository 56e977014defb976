import { useId } from "react"
import { dateOfDay, type Season, seasonOf } from "../../lib/calendar/season"
import * as styles from "./SeasonAnswer.module.css"

type Props = {
  /** The chosen day of the year, 1 to `daysInYear`; null before mount. */
  day: number | null
  today: number | null
  daysInYear: number
  year: number
  onChange: (day: number) => void
}

/** A slider over the days of the year, above a strip of the seasons in proportion with a mark at today. */
export function YearSlider({ day, today, daysInYear, year, onChange }: Props) {
  const id = useId()
  const at = day ?? 1
  return (
    <div className={styles.year}>
      <label className="visually-hidden" htmlFor={id}>
        Day of the year
      </label>
      <div className={styles.strip} aria-hidden="true">
        {parts(daysInYear).map(({ from, to, name }) => (
          <span key={from} data-season={name} style={{ flexGrow: to - from }}>
            {to - from > 40 && name}
          </span>
        ))}
        {today !== null && (
          <i className={styles.today} style={{ left: `${(100 * (today - 0.5)) / daysInYear}%` }} />
        )}
      </div>
      <input
        id={id}
        className={styles.range}
        type="range"
        min={1}
        max={daysInYear}
        value={at}
        disabled={day === null}
        aria-valuetext={day === null ? "not known yet" : `${dateOfDay(year, day)}, ${seasonOf(day)}`}
        onChange={event => onChange(event.target.valueAsNumber)}
      />
    </div>
  )
}

/** Splits a year into its seasons; `from` and `to` are in days since its beginning. */
export function parts(daysInYear: number): { name: Season; from: number; to: number }[] {
  const strips: { name: Season; from: number; to: number }[] = []
  for (let day = 1; day <= daysInYear; day++) {
    const name = seasonOf(day)
    const last = strips.at(-1)
    if (last?.name === name) last.to = day
    else strips.push({ name, from: day - 1, to: day })
  }
  return strips
}
