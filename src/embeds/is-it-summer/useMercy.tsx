import { useState } from "react"
import { Button } from "../../components/button/Button"
import { useNow } from "../../hooks/browser/clock"
import * as styles from "./IsItSummer.module.css"
import { daysAndHours, summerAt } from "./logic"

/** The button that tells how much is left of the summer, and what it tells, rounded up, over the picture. */
export function useMercy() {
  const now = useNow()
  const [asked, setAsked] = useState(false)
  const summer = now && summerAt(now)
  const length = summer ? summer.days * 24 : 0
  return {
    button: (
      <Button disabled={!summer} aria-expanded={asked} onClick={() => setAsked(!asked)}>
        {asked ? "I didn't want to know" : "How much, exactly?"}
      </Button>
    ),
    says: summer && asked && (
      <div className={styles.left}>
        <p>
          {summer.isOn
            ? `${daysAndHours(summer.hoursLeft)} of ${daysAndHours(length)}, rounded up out of mercy.`
            : `All ${daysAndHours(length)}. It will never again be as long as before it begins.`}
        </p>
        <progress aria-label="Summer left" max={length} value={summer.hoursLeft} />
      </div>
    ),
  }
}
