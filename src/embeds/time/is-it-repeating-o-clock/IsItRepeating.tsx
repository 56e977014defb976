import { useMemo } from "react"
import { MinuteList } from "../../../components/o-clock/MinuteList"
import { OClock } from "../../../components/o-clock/OClock"
import { useNow } from "../../../hooks/browser/clock"
import { browserZone } from "../../../hooks/browser/zone"
import { text } from "../../../kits/address/codecs"
import { useAddress } from "../../../kits/address/useAddress"
import { Checkbox } from "../../../kits/controls/Checkbox"
import { oClockAt, repeating } from "../../../lib/calendar/oClock"
import * as styles from "./IsItRepeating.module.css"
import { kin, readKinds, writeKinds } from "./logic"
import { Reels } from "./parts/Reels"
import { WishBox } from "./parts/WishBox"

const examples = { "twice the same": "hours and minutes alike, as 13:13", "two pairs": "two pairs, as 11:22" }

/**
 * An answer to "Does the time repeat itself?" by chosen rules, with reels to nudge and a box that keeps no wishes.
 *
 * @feed Yes or no, when it will be, and a box that takes wishes while it is and keeps none of them.
 */
export default function IsItRepeating() {
  const { values, set } = useAddress({ kin: text(null) })
  const now = useNow(1000)
  const counted = readKinds(values.kin)
  const minutes = useMemo(() => repeating(readKinds(values.kin)), [values.kin])
  const at = now?.getTime() ?? null
  const state = at === null ? null : oClockAt(at, browserZone(), minutes)

  return (
    <div className={styles.page}>
      <OClock state={state} at={at} />
      <Reels state={state} minutes={minutes} />
      <WishBox state={state} at={at} />
      <fieldset>
        <legend>Besides 00:00, 11:11 and 22:22 these count</legend>
        {kin.map(kind => (
          <Checkbox
            key={kind}
            label={examples[kind]}
            checked={counted.includes(kind)}
            onChange={counts =>
              set({ kin: writeKinds(counts ? [...counted, kind] : counted.filter(k => k !== kind)) })
            }
          />
        ))}
      </fieldset>
      <details>
        <summary>All {minutes.length} of a day</summary>
        <MinuteList label="All of a day" minutes={minutes} state={state} />
      </details>
    </div>
  )
}
