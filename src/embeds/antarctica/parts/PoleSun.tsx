import { BigAnswer } from "../../../components/big-answer/BigAnswer"
import { longDate } from "../../../lib/longDate"
import * as styles from "../Antarctica.module.css"
import { isSunUp, nextAtPole, sunAltitude } from "../logic"

type Props = {
  /** The instant, in milliseconds from 1970; null while nobody knows. */
  at: number | null
}

/** Whether the sun is up at the South Pole, how high, and when that changes. */
export function PoleSun({ at }: Props) {
  const isUp = at === null ? null : isSunUp(at, -90, 0)
  return (
    <section aria-labelledby="pole-sun">
      <h2 id="pole-sun" className={styles.question}>
        Is the sun up at the South Pole?
      </h2>
      <BigAnswer answer={isUp} />
      <p className={styles.pole}>{at === null || isUp === null ? "Looking south..." : told(at, isUp)}</p>
    </section>
  )
}

function told(at: number, isUp: boolean): string {
  const next = nextAtPole(at)
  const days = Math.max(1, Math.round((next.at - at) / 86_400_000))
  const change = `${next.rises ? "rises" : "sets"} on ${longDate(new Date(next.at).toISOString().slice(0, 10))}`
  const when = `by universal time, in ${days} day${days === 1 ? "" : "s"}, give or take the weather`
  return `${where(sunAltitude(at, -90, 0), isUp)} It ${change} ${when}.`
}

function where(altitude: number, isUp: boolean): string {
  if (Math.abs(altitude) < 1) return "It is at the horizon, and goes all round it."
  const degrees = Math.abs(altitude).toFixed(1)
  return isUp
    ? `It stands ${degrees} degrees high and goes round, at the same height all day.`
    : `It is ${degrees} degrees below the horizon, whichever way one looks.`
}
