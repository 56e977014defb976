import { type ReactNode, useState } from "react"
import { Button } from "../../components/button/Button"
import * as styles from "./IsItSummer.module.css"
import { daysAndHours, type Summer, summerAt } from "./logic"

/** Returns a button that reveals how much of the summer is left at the given instant, and the text it reveals. */
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
          ? `${daysAndHours(hoursLeft)}. It was rounded up, out of mercy.`
          : `All ${daysAndHours(length)}. It is never as long as it is now.`}
      </p>
      <progress aria-label="Summer left" max={length} value={hoursLeft} />
    </div>
  )
}
