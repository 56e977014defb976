import { grouped, length, moonKilometres, moonShare, moonYears, rough } from "../../lib/travel"
import * as styles from "./MoonTrip.module.css"

type Props = {
  /** Metres on all days; null while they are not known. */
  travelled: number | null
  /** Metres a second, today. */
  speed: number
}

/** How far that is on the way to the Moon, and when one is there at today's rate. */
export function MoonTrip({ travelled, speed }: Props) {
  const share = travelled === null ? 0 : moonShare(travelled)
  return (
    <div className={styles.trip}>
      <div className={styles.way} aria-hidden="true">
        <span>🌍</span>
        <span className={styles.road}>
          <span className={styles.done} style={{ width: `${Math.min(1, share) * 100}%` }} />
        </span>
        <span>🌕</span>
      </div>
      <p>{travelled === null ? "Asking the way..." : sentence(travelled, share, speed)}</p>
    </div>
  )
}

function sentence(travelled: number, share: number, speed: number): string {
  const way = `${length(travelled)} of ${grouped(moonKilometres)} km: ${rough(share * 100)}% of the way to the Moon.`
  const years = moonYears(travelled, speed)
  if (years === null) return `${way} At today's rate, which is none, you never arrive.`
  if (years === 0) return `${way} You are there. Mind the step.`
  return `${way} At today's rate you arrive in ${rough(years)} ${rough(years) === "1" ? "year" : "years"}, without sleep.`
}
