import { useId, useState } from "react"
import { dayLength, lengthText, shortestDay } from "../../toys/daylight"
import * as styles from "./doors.module.css"

type Props = { year: number }

/** 21: how long the days of this December are in Helsinki, and which is the shortest. */
export function DarkestDay({ year }: Props) {
  const [day, setDay] = useState(21)
  const id = useId()
  const minutes = dayLength(year, day)
  const shortest = shortestDay(year)
  return (
    <div className={styles.stack}>
      <p>How much day there is in Helsinki, from the first edge of the sun to the last.</p>
      <label htmlFor={id}>
        {day} December {year}
      </label>
      <input
        id={id}
        type="range"
        min={1}
        max={31}
        value={day}
        onChange={event => setDay(Number(event.target.value))}
      />
      <div className={styles.night} aria-hidden="true">
        <div className={styles.daylight} style={{ width: `${(minutes / 1440) * 100}%` }} />
      </div>
      <p role="status">
        {lengthText(minutes)}.{" "}
        {day === shortest
          ? "The shortest of them all. From here on it gets better, at first by seconds."
          : day < shortest
            ? "It gets less still."
            : "It is getting better. Nobody has noticed yet."}
      </p>
    </div>
  )
}
