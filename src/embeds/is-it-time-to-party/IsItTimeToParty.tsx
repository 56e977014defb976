import { useState } from "react"
import { BigAnswer } from "../../components/big-answer/BigAnswer"
import { useNow } from "../../hooks/clock"
import { useMotion } from "../../hooks/motion"
import * as styles from "./IsItTimeToParty.module.css"
import { countdown, isOn, partiesFrom, reasonsText } from "./logic"
import { Lights } from "./parts/Lights"
import { NextParties } from "./parts/NextParties"

/**
 * Whether it is time to party by the visitor's clock, with lights when it is and a countdown when it isn't.
 *
 * @feed Yes, with lights, from Friday afternoon to Sunday morning and on the Finnish holidays that are for it; otherwise a countdown.
 */
export default function IsItTimeToParty() {
  const motion = useMotion()
  const every = motion ? 1 : 60
  const now = useNow(every * 1000)
  const [wanted, setWanted] = useState<boolean | null>(null)
  const parties = now ? partiesFrom(now, 5) : []
  const party = parties[0]
  const yes = now && party ? isOn(party, now) : null
  const lit = (wanted ?? yes) === true

  return (
    <div className={styles.tool}>
      <Lights on={lit} moves={motion} />
      <BigAnswer answer={yes} />
      <div className={styles.facts}>
        {now && party ? (
          <>
            <p>
              {yes ? "The reason" : "The next reason"}: {reasonsText(party.reasons)}.
            </p>
            <p role="timer">
              {yes ? "It goes on for another " : "It begins in "}
              <b>{countdown(now, yes ? party.ends : party.begins, every)}</b>
            </p>
          </>
        ) : (
          <p>Looking for the light switch...</p>
        )}
      </div>
      <div className={styles.handle}>
        <button type="button" disabled={yes === null} aria-pressed={lit} onClick={() => setWanted(!lit)}>
          Lights
        </button>
        <p role="status">
          {wanted === !yes &&
            (yes ? "Suit yourself. They are here if needed." : "A rehearsal. The page looks away.")}
        </p>
      </div>
      <NextParties parties={parties} />
    </div>
  )
}
