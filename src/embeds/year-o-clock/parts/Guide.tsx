import { isCancelled, type Programme, slot } from "../programmes"
import * as styles from "../YearOClock.module.css"

type Props = {
  /** The current programme, then those that follow. */
  shown: readonly Programme[]
  picked: number | null
  onPick: (year: number) => void
}

/** A page of teletext with today's programmes; pressing one switches to it. */
export function Guide({ shown, picked, onPick }: Props) {
  return (
    <section className={styles.guide} aria-label="On the clock today">
      <p className={styles.head}>
        <span>P302</span> <span>ON THE CLOCK TODAY</span>
      </p>
      <ul>
        {shown.map(({ year, title }, i) => {
          const cancelled = isCancelled(year)
          const isOn = picked === null ? i === 0 : year === picked
          return (
            <li key={year}>
              <button
                type="button"
                aria-pressed={picked === year}
                data-on={isOn || undefined}
                data-cancelled={cancelled || undefined}
                onClick={() => onPick(year)}
              >
                <span className={styles.slot}>{slot(year)}</span>
                <span>
                  <span className={styles.title}>{title}</span>{" "}
                  {(cancelled || isOn) && <b>{cancelled ? "CANCELLED" : "NOW"}</b>}
                </span>
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
