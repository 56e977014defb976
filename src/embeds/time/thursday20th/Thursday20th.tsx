import { useState } from "react"
import { Button } from "../../../components/button/Button"
import { useToday } from "../../../hooks/browser/zone"
import { text } from "../../../kits/address/codecs"
import { useAddress } from "../../../kits/address/useAddress"
import { monthName } from "../../../lib/calendar/dayNames"
import { decadeOf, nextOnes, readDecade, sheetAfter, tearText, waitText } from "./logic"
import { Decade } from "./parts/Decade"
import { Leaf } from "./parts/Leaf"
import * as styles from "./Thursday20th.module.css"

/** The number of leaves: the 684 Thursdays the 20th of 400 years, after which the calendar repeats. */
const maxTorn = 684

/**
 * A calendar to tear until it is Thursday the 20th by the visitor's calendar, and a list of them across four
 * centuries, by decade.
 *
 * @feed When the next Thursday the 20th is, how many days are left, and all the others of four centuries.
 */
export default function Thursday20th() {
  const { values, set } = useAddress({ decade: text(null) })
  const today = useToday()
  const [torn, setTorn] = useState(0)
  const [next, after] = today ? nextOnes(today) : [null, null]
  const sheet = today && sheetAfter(today, torn)
  const canTear = today !== null && torn < maxTorn
  const tear = () => canTear && setTorn(torn + 1)

  return (
    <div className={styles.page}>
      <Leaf
        sheet={sheet}
        under={today && canTear ? sheetAfter(today, torn + 1) : null}
        torn={torn}
        onTear={tear}
      />
      <div className={`buttons ${styles.tear}`}>
        <Button className="default" disabled={!canTear} onClick={tear}>
          Tear it off
        </Button>
        <Button disabled={torn === 0} onClick={() => setTorn(0)}>
          Put them all back
        </Button>
      </div>
      <div className={styles.facts}>
        <p role="status">
          {next && sheet
            ? torn > 0
              ? tearText(sheet)
              : waitText(next.days)
            : "Leafing through the calendar..."}
        </p>
        <p>
          {next &&
            after &&
            `It is on 20 ${monthName(next.month)} ${next.year}. The one after is on 20 ${monthName(after.month)} ${after.year}, in ${after.days.toLocaleString("en-GB")} days.`}
        </p>
      </div>
      <Decade
        first={today && (readDecade(values.decade) ?? decadeOf(today.year))}
        onChange={first => set({ decade: String(first) })}
      />
    </div>
  )
}
