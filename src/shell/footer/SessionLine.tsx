import { useSessionStatistics } from "../../hooks/session"
import { pixels, rate, stopwatch } from "../format"
import * as styles from "./Footer.module.css"

/** What this visit has come to so far. */
export function SessionLine() {
  const session = useSessionStatistics()
  const { seconds, cursor, cursorRate, scroll, scrollRate } = session ?? {
    seconds: 0,
    cursor: 0,
    cursorRate: 0,
    scroll: 0,
    scrollRate: 0,
  }
  const figures = [
    ["Time on site", stopwatch(seconds)],
    ["Cursor travel", `${pixels(cursor)} (${rate(cursorRate)})`],
    ["Scroll travel", `${pixels(scroll)} (${rate(scrollRate)})`],
  ]
  return (
    <dl className={styles.session}>
      {figures.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
