import { useState } from "react"
import { Button } from "../../../components/button/Button"
import { useNow } from "../../../hooks/browser/clock"
import * as styles from "../IsItSummer.module.css"
import { daysAndHours, summerAt } from "../logic"

/** How long the summer lasts, exactly; how much is left of it only after a press, and then rounded up. */
export function Mercy() {
  const now = useNow()
  const [asked, setAsked] = useState(false)
  const summer = now && summerAt(now)
  const length = summer ? summer.days * 24 : 0
  return (
    <section className={styles.mercy} aria-label="How long it is">
      {summer ? (
        <p>
          {summer.isOn ? "This summer" : "The next summer"} lasts exactly {summer.days} days, or{" "}
          {length.toLocaleString("en-GB")} hours, or {(length * 3600).toLocaleString("en-GB")} seconds.{" "}
          {summer.isOn ? "Some of it is left." : "All of it is left."}
        </p>
      ) : (
        <p>Measuring the summer...</p>
      )}
      <Button disabled={!summer} aria-expanded={asked} onClick={() => setAsked(!asked)}>
        {asked ? "I didn't want to know" : "How much, exactly?"}
      </Button>
      <div role="status">
        {summer && asked && (
          <>
            <p>
              {summer.isOn
                ? `${daysAndHours(summer.hoursLeft)} of ${daysAndHours(length)}, rounded up out of mercy.`
                : `All ${daysAndHours(length)}. It will never again be as long as before it begins.`}
            </p>
            <progress aria-label="Summer left" max={length} value={summer.hoursLeft} />
          </>
        )}
      </div>
    </section>
  )
}
