import { type ReactNode, useState } from "react"
import { Button } from "../../components/button/Button"
import * as styles from "./IsItSummer.module.css"
import { daysAndHours, type Summer, summerAt } from "./logic"

/** The button that tells how much is left of the summer, and what it tells of the instant that is looked at, rounded up. */
export function useMercy(): (at: Date | null) => { button: ReactNode; says: ReactNode } {
  const [asked, setAsked] = useState(false)
  return at => ({
    button: (
      <Button disabled={!at} aria-expanded={asked} onClick={() => setAsked(!asked)}>
        {asked ? "I didn't want to know" : "How much, exactly?"}
      </Button>
    ),
    says: at && asked && <Left {...summerAt(at)} />,
  })
}

function Left({ isOn, days, hoursLeft }: Summer) {
  const length = days * 24
  return (
    <div className={styles.left}>
      <p>
        {isOn
          ? `${daysAndHours(hoursLeft)} of ${daysAndHours(length)}, rounded up out of mercy.`
          : `All ${daysAndHours(length)}. It will never again be as long as before it begins.`}
      </p>
      <progress aria-label="Summer left" max={length} value={hoursLeft} />
    </div>
  )
}
