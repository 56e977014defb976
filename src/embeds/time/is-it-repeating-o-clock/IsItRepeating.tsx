import { useId, useMemo } from "react"
import { MinuteList } from "../../../components/o-clock/MinuteList"
import { OClock } from "../../../components/o-clock/OClock"
import { useNow } from "../../../hooks/clock"
import { useQuery } from "../../../hooks/query"
import { ownZone } from "../../../hooks/zone"
import { oClockAt, repeating } from "../../../lib/oClock"
import * as styles from "./IsItRepeating.module.css"
import { kin, kindText, readKinds, writeKinds } from "./logic"
import { WishBox } from "./parts/WishBox"

const examples = { "twice the same": "hours and minutes alike, as 13:13", "two pairs": "two pairs, as 11:22" }

/**
 * Whether the visitor's time repeats itself, by rules that can be chosen, and a box for wishes that keeps nothing.
 *
 * @feed Yes or no, when it will be, and a box that takes wishes while it is and keeps none of them.
 */
export default function IsItRepeating() {
  const [rules, setRules] = useQuery("kin")
  const now = useNow(1000)
  const id = useId()
  const counted = readKinds(rules)
  const minutes = useMemo(() => repeating(readKinds(rules)), [rules])
  const at = now?.getTime() ?? null
  const state = at === null ? null : oClockAt(at, ownZone(), minutes)

  return (
    <div className={styles.page}>
      <OClock state={state} at={at} />
      <p className={styles.kind}>{state ? kindText(state.shown) : "Looking for patterns..."}</p>
      <fieldset>
        <legend>Besides 00:00, 11:11 and 22:22 these count</legend>
        {kin.map((kind, i) => (
          <div key={kind} className="field-row">
            <input
              id={`${id}-${i}`}
              type="checkbox"
              checked={counted.includes(kind)}
              onChange={event =>
                setRules(
                  writeKinds(event.target.checked ? [...counted, kind] : counted.filter(k => k !== kind)),
                )
              }
            />
            <label htmlFor={`${id}-${i}`}>{examples[kind]}</label>
          </div>
        ))}
      </fieldset>
      <WishBox state={state} at={at} />
      <p className={styles.count}>{minutes.length} times a day, which is all of these:</p>
      <MinuteList label="All of a day" minutes={minutes} state={state} />
    </div>
  )
}
