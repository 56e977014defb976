import { BigAnswer } from "../../components/big-answer/BigAnswer"
import { useNow } from "../../hooks/clock"
import { dayOf } from "../../lib/daily"
import * as styles from "./IsItEaster.module.css"
import { churches, standing, standingText } from "./logic"
import { AnyYear } from "./parts/AnyYear"

/**
 * Whether it is Easter Sunday by the visitor's calendar, in the West or among the Orthodox, and when it is in any year.
 *
 * @feed Yes or no, for the Western Easter and the Orthodox one, and both of them in any year from 1583 to 9999.
 */
export default function IsItEaster() {
  const now = useNow()
  const today = now && dayOf(now)

  return (
    <div className={styles.tool}>
      <BigAnswer answer={today && churches.some(church => standing(church, today).isToday)} />
      <div className={styles.facts}>
        {today ? (
          churches.map(church => <p key={church}>{standingText(church, today)}</p>)
        ) : (
          <p>Looking at the moon...</p>
        )}
      </div>
      <AnyYear thisYear={today?.year ?? null} />
    </div>
  )
}
