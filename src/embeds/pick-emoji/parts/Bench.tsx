import { bench } from "../logic"
import * as styles from "../PickEmoji.module.css"

type Props = {
  /** The emoji on duty by date; empty until it is known. */
  onDuty: string
  /** True if the visitor has hired another one. */
  replaced: boolean
}

/** The bench of the emoji with a shift by calendar: the one on duty stands up, unless another was hired. */
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
