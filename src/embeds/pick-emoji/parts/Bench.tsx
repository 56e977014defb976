import { bench } from "../logic"
import * as styles from "../PickEmoji.module.css"

type Props = {
  /** Whose shift it is by the date; empty until that is known. */
  onDuty: string
  /** Whether somebody else was hired for it. */
  replaced: boolean
}

/** The bench of those who have the job by the calendar: whose shift it is stands up, unless somebody else was hired. */
export function Bench({ onDuty, replaced }: Props) {
  return (
    <div className={styles.waiting}>
      <ul className={styles.bench} aria-label="On the bench">
        {bench.map(({ when, emoji }) => (
          <li key={when} data-up={emoji === onDuty && !replaced ? true : undefined}>
            <span aria-hidden="true">{emoji}</span>
            <small>{when}</small>
          </li>
        ))}
      </ul>
      <p className={styles.mood}>
        {replaced ? `${onDuty} has sat down, and is looking at you.` : `${onDuty || "One"} is on duty.`}
      </p>
    </div>
  )
}
