import { BigAnswer } from "../../components/big-answer/BigAnswer"
import { useToday } from "../../hooks/browser/zone"
import * as styles from "./IsItEaster.module.css"
import { churches, isEaster, isKnown, standingText } from "./logic"
import { AnyYear } from "./parts/AnyYear"

/**
 * Whether it is Easter Sunday by the visitor's calendar, in the West or among the Orthodox, and when it is in any year.
 *
 * @feed Yes or no, for the Western Easter and the Orthodox one, and both of them in any year from 1583 to 9999.
 */
export default function IsItEaster() {
  const today = useToday()
  const known = today && isKnown(today) ? today : null

  return (
    <div className={styles.tool}>
      <BigAnswer answer={known && isEaster(known)} />
      <div className={styles.facts}>
        {known ? (
          churches.map(church => <p key={church}>{standingText(church, known)}</p>)
        ) : (
          <p>
            {today ? `It has not been worked out for the year ${today.year} yet.` : "Looking at the moon..."}
          </p>
        )}
      </div>
      <AnyYear thisYear={known?.year ?? null} />
    </div>
  )
}
