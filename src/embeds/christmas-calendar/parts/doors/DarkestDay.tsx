import { useState } from "react"
import { Slider } from "../../../../kits/controls/Slider"
import { dayLength, lengthText, shortestDay } from "../../toys/daylight"
import * as styles from "./doors.module.css"

type Props = { year: number }

/** Door 21: the length of each December day in Helsinki, and the shortest one. */
export function DarkestDay({ year }: Props) {
  const [day, setDay] = useState(21)
  const minutes = dayLength(year, day)
  const shortest = shortestDay(year)
  return (
    <div className={styles.stack}>
      <p>How much day there is in Helsinki, from the first edge of the sun to the last.</p>
      <Slider label={`${day} December ${year}`} min={1} max={31} value={day} onChange={setDay} beside />
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
