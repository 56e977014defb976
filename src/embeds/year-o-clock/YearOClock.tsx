import { useId, useState } from "react"
import { ExternalLink } from "../../components/external-link/ExternalLink"
import { useNow } from "../../hooks/browser/clock"
import { asYear, digits, isYear, waitText } from "./logic"
import * as styles from "./YearOClock.module.css"

/**
 * The visitor's time as digits, and whether they are the year as well. It looks again every minute, and is wound for as long as one holds it.
 *
 * @feed The time as plain digits, which once a day are the year too.
 */
export default function YearOClock() {
  const now = useNow()
  const [wound, setWound] = useState<number | null>(null)
  const id = useId()
  const present = now && now.getHours() * 60 + now.getMinutes()
  const minute = wound ?? present
  const time = minute === null ? null : digits(Math.floor(minute / 60), minute % 60)
  const isIt = now && time && wound === null && isYear(time, now.getFullYear())
  const letGo = () => setWound(null)

  return (
    <div>
      <p className={styles.clock}>
        {time === null ? (
          <span className={styles.digits}>...</span>
        ) : (
          <ExternalLink
            href="https://en.wiktionary.org/wiki/o%27clock"
            className={styles.digits}
            tile={false}
          >
            {time}
          </ExternalLink>
        )}{" "}
        <span className={styles.verdict}>
          <span role="status">{isIt ? "is the current year and hour" : ""}</span>
          {now &&
            !isIt &&
            (wound !== null && time
              ? asYear(time, now.getFullYear())
              : waitText(now.getHours(), now.getMinutes(), now.getFullYear(), yearAfter(now)))}
        </span>
      </p>
      <div className={styles.winder}>
        <label htmlFor={id}>Wind the clock</label>
        <input
          id={id}
          type="range"
          min={0}
          max={1439}
          value={minute ?? 0}
          aria-valuetext={time ?? "..."}
          onChange={event => setWound(event.target.valueAsNumber)}
          onPointerUp={letGo}
          onPointerCancel={letGo}
          onBlur={letGo}
        />
      </div>
    </div>
  )
}

/** The year of the day after. */
function yearAfter(now: Date): number {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1).getFullYear()
}
