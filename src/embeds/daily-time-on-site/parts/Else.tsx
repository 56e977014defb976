import { instead, timesIn } from "../logic"
import * as styles from "./Else.module.css"

/** The alternatives to the total time on the site, in seconds; null while it is unknown. */
export function Else({ time }: { time: number | null }) {
  return (
    <section aria-label="What else could have been done">
      <p className={styles.lead}>In that time you could have</p>
      <ul className={styles.list}>
        {instead.map(thing => (
          <li key={thing.what}>
            {thing.what}: <strong>{time === null ? "..." : timesIn(thing, time)}</strong>{" "}
            <span className="byline">({thing.why})</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
