import { useNow } from "../../../hooks/browser/clock"
import { useMotion } from "../../../hooks/browser/motion"
import { duration, steeped } from "../logic"
import * as styles from "../Teapot.module.css"
import type { Brewing } from "../useTeapot"

/** The progress of the brew in seconds of brewing; updated in steps with reduced motion. */
export function BrewTimer({ order, startedAt }: Brewing) {
  const now = useNow(useMotion() ? 100 : 1000)
  const seconds = now ? steeped(startedAt, now.getTime(), order) : 0
  return (
    <div className={styles.timer}>
      <span className="lcd">{duration(Math.floor(order.seconds - seconds))}</span>
      <progress aria-label="Brewed so far" max={order.seconds} value={seconds} />
    </div>
  )
}
