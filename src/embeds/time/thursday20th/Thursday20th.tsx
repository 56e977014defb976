import { useNow } from "../../../hooks/clock"
import { useQuery } from "../../../hooks/query"
import { ownZone } from "../../../hooks/zone"
import { monthName } from "../../../lib/dayNames"
import { partsAt } from "../../../lib/wallClock"
import { decadeOf, nextOnes, readDecade, waitText } from "./logic"
import { Decade } from "./parts/Decade"
import { Leaf } from "./parts/Leaf"
import * as styles from "./Thursday20th.module.css"

/**
 * The next Thursday the 20th by the visitor's calendar, and all of four centuries, ten years at a time.
 *
 * @feed When the next Thursday the 20th is, how many days are left, and all the others of four centuries.
 */
export default function Thursday20th() {
  const [asked, setAsked] = useQuery("decade")
  const now = useNow()
  const today = now && partsAt(now.getTime(), ownZone())
  const [next, after] = today ? nextOnes(today) : [null, null]

  return (
    <div className={styles.page}>
      <Leaf next={next} />
      <div className={styles.facts}>
        <p role="status">{next ? waitText(next.days) : "Leafing through the calendar..."}</p>
        <p>
          {after &&
            `The one after is on 20 ${monthName(after.month)} ${after.year}, in ${after.days.toLocaleString("en-GB")} days.`}
        </p>
      </div>
      <Decade
        first={today && (readDecade(asked) ?? decadeOf(today.year))}
        onChange={first => setAsked(String(first))}
      />
    </div>
  )
}
