import { type ReactNode, useState } from "react"
import { Button } from "../../components/button/Button"
import * as styles from "./IsItSummer.module.css"
import { daysAndHours, laterText, type Summer, summerAt } from "./logic"

/** Returns a button that reveals how much of the summer is left at the given instant, and the text it reveals. */
export function useMercy(): (at: Date | null) => { button: ReactNode; says: ReactNode } {
  const [asked, setAsked] = useState(0)
  return at => ({
    button: (
      <Button disabled={!at} aria-expanded={asked > 0} onClick={() => setAsked((asked + 1) % stages)}>
        How much, exactly?
      </Button>
    ),
    says: at && asked > 0 && <Left {...summerAt(at)} stage={asked} />,
  })
}

/** The number of answers to the question, the last of which is none. */
const stages = 4

function Left({ isOn, days, hoursLeft, stage }: Summer & { stage: number }) {
  const length = days * 24
  const worse = laterText(isOn ? hoursLeft : length, stage)
  return (
    <div className={styles.left}>
      <p>
        {worse ||
          (isOn
            ? `${daysAndHours(hoursLeft)}. It was rounded up, out of mercy.`
            : `All ${daysAndHours(length)}. It is never as long as it is now.`)}
      </p>
      <progress aria-label="Summer left" max={length} value={hoursLeft} />
    </div>
  )
}
