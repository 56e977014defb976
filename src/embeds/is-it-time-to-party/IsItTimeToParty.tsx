import { useMemo, useState } from "react"
import { Button } from "../../components/button/Button"
import { Stage } from "../../components/message-scene/Stage"
import { Verdict } from "../../components/message-scene/Verdict"
import { useNow } from "../../hooks/browser/clock"
import { useMotion } from "../../hooks/browser/motion"
import { browserZone } from "../../hooks/browser/zone"
import * as styles from "./IsItTimeToParty.module.css"
import { countdown, isOn, occasionsFrom, partiesFrom, reasonsText } from "./logic"
import { NextParties } from "./parts/NextParties"
import { Room } from "./parts/Room"
import { caughtAt } from "./poses"
import { useCatching } from "./useCatching"

/**
 * An answer to "Is it time to party?" by the visitor's clock, with lights, or a countdown and a dancer in the dark.
 *
 * @feed Yes, with lights, from Friday afternoon to Sunday morning and on the Finnish holidays that are for it; otherwise a countdown.
 */
export default function IsItTimeToParty() {
  const motion = useMotion()
  const stepSeconds = motion ? 1 : 60
  const now = useNow(stepSeconds * 1000)?.getTime() ?? null
  const [isOff, setOff] = useState(false)
  const { press, isLit, push } = useCatching()
  const zone = now === null ? "" : browserZone()
  const party = now === null ? undefined : partiesFrom(now, zone, 1)[0]
  // Memoised: recalculated when the next party changes, not every second.
  const begins = party?.begins ?? null
  const parties = useMemo(() => (begins === null ? [] : occasionsFrom(begins, zone, 5)), [begins, zone])
  const yes = now !== null && party ? isOn(party, now) : null
  const lit = yes ? !isOff : yes === false && isLit

  return (
    <div className={styles.tool}>
      <Verdict answer={yes}>
        {now !== null && party ? (
          <>
            <p>
              {yes ? "The reason" : "The next reason"}: {reasonsText(party.reasons)}.
            </p>
            <p role="timer">
              {yes ? "It goes on for another " : "It begins in "}
              <b>{countdown(now, yes ? party.ends : party.begins, stepSeconds)}</b>
            </p>
          </>
        ) : (
          <p>Looking for the light switch...</p>
        )}
      </Verdict>
      <Stage says={yes ? isOff && "Suit yourself. They are here if needed." : lit && caughtAt(press).says}>
        <Room on={lit} moves={motion} isParty={yes === true} press={press} />
      </Stage>
      <div className={styles.handle}>
        <Button disabled={yes === null} aria-pressed={lit} onClick={yes ? () => setOff(!isOff) : push}>
          Lights
        </Button>
      </div>
      <NextParties parties={parties} zone={zone} />
    </div>
  )
}
