import { ExternalLink } from "../../components/external-link/ExternalLink"
import { useNow } from "../../hooks/browser/clock"
import { digits, isYear, waitText } from "./logic"
import * as styles from "./YearOClock.module.css"

/**
 * The visitor's time as digits, and whether they are the year as well. It looks again every minute.
 *
 * @feed The time as plain digits, which once a day are the year too.
 */
export default function YearOClock() {
  const now = useNow()
  const time = now && digits(now.getHours(), now.getMinutes())
  const isIt = now && time && isYear(time, now.getFullYear())

  return (
    <p className={styles.clock}>
      {time === null ? (
        <span className={styles.digits}>...</span>
      ) : (
        <ExternalLink href="https://en.wiktionary.org/wiki/o%27clock" className={styles.digits} tile={false}>
          {time}
        </ExternalLink>
      )}{" "}
      <span className={styles.verdict}>
        <span role="status">{isIt ? "is the current year and hour" : ""}</span>
        {now && !isIt && waitText(now.getHours(), now.getMinutes(), now.getFullYear(), yearAfter(now))}
      </span>
    </p>
  )
}

/** The year of the day after. */
function yearAfter(now: Date): number {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1).getFullYear()
}
