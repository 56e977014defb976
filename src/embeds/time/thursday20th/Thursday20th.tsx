import { useState } from "react"
import { Button } from "../../../components/button/Button"
import { useToday } from "../../../hooks/browser/zone"
import { text } from "../../../kits/address/codecs"
import { useAddress } from "../../../kits/address/useAddress"
import { monthName } from "../../../lib/calendar/dayNames"
import { decadeOf, nextOnes, readDecade, waitText } from "./logic"
import { Decade } from "./parts/Decade"
import { Leaf } from "./parts/Leaf"
import * as styles from "./Thursday20th.module.css"

/** The number of leaves: the 684 Thursdays the 20th of 400 years, after which the calendar repeats. */
const maxTorn = 684

/**
 * The next Thursday the 20th by the visitor's calendar, and a list of them across four centuries, by decade.
 *
 * @feed When the next Thursday the 20th is, how many days are left, and all the others of four centuries.
 */
export default function Thursday20th() {
  const { values, set } = useAddress({ decade: text(null) })
  const today = useToday()
  const [torn, setTorn] = useState(0)
  const [next, after] = today ? nextOnes(today, torn) : [null, null]

  return (
    <div className={styles.page}>
      <Leaf next={next} torn={torn} />
      <div className={`buttons ${styles.tear}`}>
        <Button
          className="default"
          disabled={next === null || torn >= maxTorn}
          onClick={() => setTorn(torn + 1)}
        >
          Tear it off
        </Button>
        <Button disabled={torn === 0} onClick={() => setTorn(0)}>
          Put them all back
        </Button>
      </div>
      <div className={styles.facts}>
        <p role="status">{next ? waitText(next.days) : "Leafing through the calendar..."}</p>
        <p>
          {after &&
            `The one after is on 20 ${monthName(after.month)} ${after.year}, in ${after.days.toLocaleString("en-GB")} days.`}
        </p>
      </div>
      <Decade
        first={today && (readDecade(values.decade) ?? decadeOf(today.year))}
        onChange={first => set({ decade: String(first) })}
      />
    </div>
  )
}
