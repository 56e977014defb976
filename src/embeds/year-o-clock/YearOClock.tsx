import { ExternalLink } from "../../components/external-link/ExternalLink"
import { useNow } from "../../hooks/clock"
import { digits, isYear } from "./logic"
import * as styles from "./YearOClock.module.css"

/**
 * The visitor's time as digits, and whether they are the year as well. It looks again every minute.
 *
 * @feed The time as plain digits, which once a day are the year too.
 */
export default function YearOClock() {
  const now = useNow()
  const time = now && digits(now.getHours(), now.getMinutes())

  return (
    <p className={styles.clock}>
      {time === null ? (
        <span className={styles.digits}>...</span>
      ) : (
        <ExternalLink href="https://en.wiktionary.org/wiki/o%27clock" className={styles.digits} tile={false}>
          {time}
        </ExternalLink>
      )}{" "}
      <span className={styles.verdict} role="status">
        {now && time && isYear(time, now.getFullYear()) ? "is the current year and hour" : ""}
      </span>
    </p>
  )
}
