import { useRef, useState } from "react"
import { Button } from "../../components/button/Button"
import { Stage } from "../../components/message-scene/Stage"
import { Verdict } from "../../components/message-scene/Verdict"
import { ShareButton } from "../../components/share-button/ShareButton"
import { useNow } from "../../hooks/browser/clock"
import { useMotion } from "../../hooks/browser/motion"
import { browserZone } from "../../hooks/browser/zone"
import { whole } from "../../kits/address/codecs"
import { useAddress } from "../../kits/address/useAddress"
import { Slider } from "../../kits/controls/Slider"
import { useGuest } from "../../kits/guest/useGuest"
import { useThing } from "../../kits/things/useThing"
import { partsAt } from "../../lib/calendar/wallClock"
import { crowdAt, hourOf, hoursOfWeek, hourText, whoText } from "./crowd"
import * as styles from "./IsItTimeToParty.module.css"
import { countdown, isOn, partiesFrom, reasonsText } from "./logic"
import { furs, Hamster } from "./parts/Hamster"
import { Line } from "./parts/Line"
import { Room, wears } from "./parts/Room"
import { useConga } from "./useConga"

/** Tuesday 10:00, as an hour of the week. */
const tuesdayMorning = 24 + 10

/** The hour in the address of a visitor who has not wound the clock. */
const unwound = -1

/**
 * An answer to "Is it time to party?" by the visitor's clock, or by any hour of a week, and a conga line that leaves
 * the window.
 *
 * @feed Yes from Friday afternoon to Sunday morning and on the Finnish holidays that are for it; otherwise a countdown.
 */
export default function IsItTimeToParty() {
  const motion = useMotion()
  const stepSeconds = motion ? 1 : 60
  const now = useNow(stepSeconds * 1000)?.getTime() ?? null
  const zone = now === null ? "" : browserZone()
  const party = now === null ? undefined : partiesFrom(now, zone, 1)[0]
  const isPartyNow = now !== null && party !== undefined && isOn(party, now)
  const address = useAddress({ hour: whole(unwound, hoursOfWeek - 1, unwound) })
  const wound = address.values.hour === unwound ? null : address.values.hour
  const hour = wound ?? (now === null ? null : hourOf(partsAt(now, zone)))
  const crowd = crowdAt(hour ?? 0, wound === null && isPartyNow)
  const guest = useGuest()
  const conga = useConga(crowd, guest)
  useThing(conga.phase === "gone")
  const leader = useRef<HTMLButtonElement>(null)
  const [from, setFrom] = useState({ x: 0, y: 0 })

  const press = () => {
    const box = leader.current?.getBoundingClientRect()
    if (box && !conga.isOut) setFrom({ x: (box.left + box.right) / 2, y: box.bottom })
    conga.press()
  }
  const wind = (next: number) => {
    conga.reset()
    address.set({ hour: next })
  }
  const isLeaderAway = (conga.isOut && motion) || conga.phase === "gone"

  return (
    <div className={styles.tool}>
      <Verdict answer={hour === null ? null : crowd.mood === "party"}>
        {hour === null ? (
          <p>Looking for the light switch...</p>
        ) : wound !== null || !party || now === null ? (
          <>
            <p>
              <b>{hourText(hour)}</b>
            </p>
            <p>{whoText(crowd.mood)}</p>
          </>
        ) : (
          <>
            <p>
              {isPartyNow ? "The reason" : "The next reason"}: {reasonsText(party.reasons)}.
            </p>
            <p role="timer">
              {isPartyNow ? "It goes on for another " : "It begins in "}
              <b>{countdown(now, isPartyNow ? party.ends : party.begins, stepSeconds)}</b>
            </p>
          </>
        )}
      </Verdict>
      <Stage says={conga.message} hint={hour === null ? "" : whoText(crowd.mood)} className={styles.stage}>
        <Room
          crowd={crowd}
          isEmpty={conga.isOut || conga.phase === "gone"}
          isOver={conga.phase === "gone"}
          motion={motion}
          refused={conga.refused}
          guest={conga.isOut && conga.dancer ? null : guest}
        />
        <button
          ref={leader}
          type="button"
          className={styles.leader}
          aria-label={motion || !conga.isOut ? "Lead the conga line" : "One more"}
          data-away={isLeaderAway || undefined}
          data-moves={motion || undefined}
          onClick={press}
        >
          <svg aria-hidden="true" viewBox="-56 -140 120 145">
            <Hamster fur={furs[0]} wear={crowd.mood === "party" ? "hat" : wears[crowd.mood]} isDancing />
          </svg>
        </button>
      </Stage>
      <div className={styles.clock}>
        <Slider
          className={styles.slider}
          label={hour === null ? "Wind the clock" : `Wind the clock: ${hourText(hour)}`}
          value={hour ?? 0}
          min={0}
          max={hoursOfWeek - 1}
          valueText={hourText(hour ?? 0)}
          onChange={wind}
        />
        <div className="buttons">
          <Button onClick={() => wind(tuesdayMorning)}>Tuesday morning</Button>
          <Button disabled={wound === null} onClick={() => wind(unwound)}>
            Back to now
          </Button>
          <Button disabled={!conga.isOut} onClick={conga.stop}>
            Send them to bed
          </Button>
          <ShareButton
            text={
              conga.phase === "gone"
                ? `My conga line had ${conga.followers + 1} in it. The neighbour took them all.`
                : "Lead a conga line out of the window."
            }
          />
        </div>
      </div>
      {conga.isOut && (
        <Line
          phase={conga.phase}
          followers={conga.followers}
          mood={crowd.mood}
          motion={motion}
          from={from}
          guest={conga.dancer}
          onStop={conga.stop}
        />
      )}
    </div>
  )
}
