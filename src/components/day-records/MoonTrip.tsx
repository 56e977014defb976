import {
  formatLength,
  formatNumber,
  formatSignificant,
  moonKilometres,
  moonShare,
  moonYears,
} from "../../lib/text/travel"
import * as styles from "./MoonTrip.module.css"

type Props = {
  /** The travel of all days in metres; null while unknown. */
  travelled: number | null
  /** Today's speed in metres per second. */
  speed: number
}

/** The share of the way to the Moon, and the years left at today's speed. */
export function MoonTrip({ travelled, speed }: Props) {
  const share = travelled === null ? 0 : moonShare(travelled)
  return (
    <div className={styles.trip}>
      <div className={styles.scene} aria-hidden="true">
        <svg viewBox="0 0 16 16" className={styles.earth} aria-hidden="true">
          <circle cx={8} cy={8} r={7.5} />
          <path d="M6 1.5c2-.6 4 0 4.5 1.5S8 5 8.5 6.5 6 8.5 5 7.5 2 5 3 3.5s2-1.7 3-2zM10 9c1.5-.7 3-.2 3.5.8S12 13 10.5 13.5 8.5 9.7 10 9z" />
        </svg>
        <span className={styles.track}>
          <span className={styles.done} style={{ width: `${Math.min(1, share) * 100}%` }} />
          <svg
            viewBox="0 0 16 20"
            className={styles.traveller}
            style={{ left: `${Math.min(1, share) * 100}%` }}
            aria-hidden="true"
          >
            <path d="M2 1V16L6 12.5 8.5 18.5 11 17.4 8.5 11.6 13.5 11Z" fill="#fff" stroke="#111" />
          </svg>
        </span>
        <svg viewBox="0 0 16 16" className={styles.moon} aria-hidden="true">
          <circle cx={8} cy={8} r={7} />
          <path d="M5 4a1.5 1.5 0 1 0 .1 0zM11 7a2 2 0 1 0 .1 0zM6 10a1 1 0 1 0 .1 0z" />
        </svg>
      </div>
      <p>{travelled === null ? "Asking the way..." : sentence(travelled, share, speed)}</p>
    </div>
  )
}

function sentence(travelled: number, share: number, speed: number): string {
  const progress = `${formatLength(travelled)} of ${formatNumber(moonKilometres)} km: ${formatSignificant(share * 100)}% of the way to the Moon.`
  const years = moonYears(travelled, speed)
  if (years === null) return `${progress} At today's rate, which is none, you never arrive.`
  if (years === 0) return `${progress} You are there. Mind the step.`
  return `${progress} At today's rate you arrive in ${formatSignificant(years)} ${formatSignificant(years) === "1" ? "year" : "years"}, without sleep.`
}
