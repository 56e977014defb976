import { formatDuration } from "../../../lib/text/duration"
import { achievements } from "../logic"
import * as styles from "./Else.module.css"

/** The alternatives to the total time on the site, in seconds, and what comes next; null while the time is unknown. */
export function Else({ time }: { time: number | null }) {
  const { done, next } = achievements(time ?? 0)
  return (
    <section aria-label="What else could have been done">
      <p className={styles.lead}>In that time you could have</p>
      <ul className={styles.list}>
        {done.map(({ what, why, times }) => (
          <li key={what}>
            {what}: <strong>{times}</strong> <span className="byline">({why})</span>
          </li>
        ))}
        {time !== null && next && (
          <li>
            {next.what}, in another <strong>{formatDuration((next.seconds - time) * 1000)}</strong>
          </li>
        )}
      </ul>
    </section>
  )
}
