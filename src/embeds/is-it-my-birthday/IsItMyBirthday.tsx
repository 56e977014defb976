import { useState } from "react"
import { Button } from "../../components/button/Button"
import { Verdict } from "../../components/message-scene/Verdict"
import { useMotion } from "../../hooks/browser/motion"
import { useToday } from "../../hooks/browser/zone"
import { useStorage } from "../../hooks/storage/useStorage"
import { Checkbox } from "../../kits/controls/Checkbox"
import { inDays } from "../../lib/text/duration"
import * as styles from "./IsItMyBirthday.module.css"
import { type Birthday, isBirthday, longDay, standing } from "./logic"
import { BirthdayForm } from "./parts/BirthdayForm"
import { Cake } from "./parts/Cake"
import { CakeBox } from "./parts/CakeBox"
import { storedBirthday } from "./storedBirthday"

const unknown: Birthday = { month: 0, day: 0, instead: "28 February" }

/**
 * An answer to "Is it my birthday?" for the visitor. It asks for the date and stores it only on request.
 *
 * @feed Asks when your birthday is, and answers. Remembers it in your browser if you tell it to, and has a cake.
 */
export default function IsItMyBirthday() {
  const [stored, setStored] = useStorage(storedBirthday)
  const [typed, setTyped] = useState<Birthday | null>(null)
  const [shakes, setShakes] = useState(0)
  const today = useToday()
  const motion = useMotion()
  const birthday = typed ?? stored ?? unknown
  const isKnown = isBirthday(birthday)
  const answer = today && isKnown ? standing(today, birthday) : null

  const change = (next: Birthday) => {
    setTyped(next)
    if (stored && isBirthday(next)) setStored(next)
  }

  return (
    <div className={styles.tool}>
      <BirthdayForm value={birthday} onChange={change}>
        <Checkbox
          label="Remember it"
          checked={stored !== null}
          disabled={!isKnown}
          onChange={keep => setStored(keep ? birthday : null)}
        />
        <Button
          disabled={birthday === unknown}
          onClick={() => {
            setStored(null)
            setTyped(null)
          }}
        >
          Forget it
        </Button>
      </BirthdayForm>
      <Verdict answer={answer?.isToday ?? null} unknown="?">
        <div role="status" className={styles.facts}>
          {answer ? (
            <>
              <p>
                {answer.isToday ? "Congratulations. The next one is" : "It is"} {inDays(answer.days)}, on{" "}
                {longDay(answer.next)}.
              </p>
              {answer.nextLeapDay && <p>The next real one is {longDay(answer.nextLeapDay)}.</p>}
            </>
          ) : (
            <p>When is it?</p>
          )}
        </div>
      </Verdict>
      {answer?.isToday ? (
        <Cake moves={motion} shakes={shakes} />
      ) : (
        <CakeBox
          days={answer?.days ?? null}
          moves={motion}
          shakes={shakes}
          onShake={() => setShakes(shakes + 1)}
        />
      )}
    </div>
  )
}
