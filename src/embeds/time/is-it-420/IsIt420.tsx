import { useEffect, useState } from "react"
import * as v from "valibot"
import { Button } from "../../../components/button/Button"
import { Stage } from "../../../components/message-scene/Stage"
import { OClock } from "../../../components/o-clock/OClock"
import { useNow } from "../../../hooks/browser/clock"
import { browserZone } from "../../../hooks/browser/zone"
import { usePageData } from "../../../hooks/page/page"
import { storageEntry } from "../../../hooks/storage/storageEntry"
import { useStorage } from "../../../hooks/storage/useStorage"
import { useTicks } from "../../../kits/motion/useTicks"
import { oClockAt, teaMinutes } from "../../../lib/calendar/oClock"
import { minuteMs } from "../../../lib/calendar/wallClock"
import type { Tea } from "../../../lib/lists/teas"
import * as styles from "./IsIt420.module.css"
import {
  actAt,
  beginning,
  cupsText,
  feel,
  kettleText,
  leavesFor,
  leftOn,
  recipe,
  rehearsalSteps,
  rehearsalText,
  rehearsed,
  stageClock,
  stepMs,
  woundText,
} from "./logic"
import { Kitchen } from "./parts/Kitchen"
import { useWinding } from "./parts/useWinding"

const whole = v.pipe(v.number(), v.integer(), v.minValue(0))
const poured = storageEntry("time/is-it-420/cups", v.object({ cups: whole, last: whole }), {
  cups: 0,
  last: 0,
})

const practised = storageEntry("time/is-it-420/rehearsed", whole, 0)

/**
 * An answer to "Is it twenty past four?", with a kettle that boils on time and tea for visitors who are there.
 *
 * @feed Yes or no, how long until twenty past four, and a kettle that is ready exactly then.
 * @data teas
 */
export default function IsIt420() {
  const { teas } = usePageData<{ teas: Tea[] }>()
  const [{ cups, last }, setPoured] = useStorage(poured)
  const [practice, setPractice] = useStorage(practised)
  const [felt, setFelt] = useState(0)
  const [step, setStep] = useState<number | null>(null)
  const [isOnTime, setOnTime] = useState(false)
  const now = useNow(1000)
  const at = now?.getTime() ?? null
  const zone = now && browserZone()
  const state = at !== null && zone !== null ? oClockAt(at, zone, teaMinutes) : null
  const serving =
    state?.isNow && at !== null ? { at: Math.floor(at / minuteMs) * minuteMs, minute: state.shown } : null
  const left = state === null || at === null ? null : serving ? 0 : state.next.at - at
  const moment = serving ?? state?.next
  const tea = moment && zone !== null ? leavesFor(moment, zone, teas) : undefined
  const isPoured = serving !== null && last === serving.at
  // The real serving overrides a rehearsal.
  const played = step === null || serving !== null ? null : rehearsed(step)
  useTicks(step !== null, stepMs, () =>
    setStep(at => (at === null || at + 1 >= rehearsalSteps ? null : at + 1)),
  )
  const act = step === null ? null : actAt(step)
  const isDrunk = act === "back" && !isOnTime
  useEffect(() => {
    if (isDrunk) setPractice(had => had + 1)
  }, [isDrunk, setPractice])
  const { minutes, isHeld, hand } = useWinding()
  const wound = state && minutes !== 0 ? (((state.shown + minutes) % 1440) + 1440) % 1440 : null
  const shownLeft = played ?? (wound === null ? left : leftOn(wound))

  return (
    <div className={styles.page}>
      <OClock state={state} at={at} spell={act === null ? undefined : () => "Yes"} />
      <Stage
        hint="The kettle may be touched."
        says={
          wound !== null
            ? woundText(leftOn(wound) === 0, isHeld)
            : felt > 0 && shownLeft !== null
              ? feel(shownLeft, felt)
              : ""
        }
      >
        <Kitchen
          left={shownLeft}
          wall={
            played !== null
              ? stageClock(played)
              : state && { minute: wound ?? state.shown, second: state.second }
          }
          hand={hand}
          touches={felt}
          onTouch={() => left !== null && setFelt(felt + 1)}
          act={act}
        />
      </Stage>
      <div className="buttons">
        {serving !== null && (
          <Button
            disabled={isPoured}
            onClick={() => {
              setPoured(old => ({ cups: old.cups + 1, last: serving.at }))
              setOnTime(true)
              setStep(beginning("pour"))
            }}
          >
            Pour a cup
          </Button>
        )}
        <Button disabled={left === null} onClick={() => setFelt(felt + 1)}>
          Touch the kettle
        </Button>
        {serving === null && (
          <Button
            disabled={left === null || step !== null}
            onClick={() => {
              setOnTime(false)
              setStep(0)
            }}
          >
            Rehearse
          </Button>
        )}
        <span role="status">{left === null ? "" : cupsText(cups, isPoured, practice)}</span>
      </div>
      <div className={styles.tea}>
        <p>
          {played !== null
            ? rehearsalText(act)
            : left === null
              ? "Looking for the kettle..."
              : kettleText(serving ? null : left)}
        </p>
        <p>{tea && `The leaves: ${tea.name}, ${recipe(tea)}.`}</p>
      </div>
    </div>
  )
}
