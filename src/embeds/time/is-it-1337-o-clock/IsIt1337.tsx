import { useState } from "react"
import { OClock } from "../../../components/o-clock/OClock"
import { ZonePicker } from "../../../components/zone-picker/ZonePicker"
import { useNow } from "../../../hooks/browser/clock"
import { zoneOrBrowserZone } from "../../../hooks/browser/zone"
import { useHeading } from "../../../hooks/page/heading"
import { usePage, usePageData } from "../../../hooks/page/page"
import { text } from "../../../kits/address/codecs"
import { useAddress } from "../../../kits/address/useAddress"
import { leetMinutes, oClockAt } from "../../../lib/calendar/oClock"
import * as styles from "./IsIt1337.module.css"
import { leet } from "./logic"
import { Earth } from "./parts/Earth"
import { Spelt } from "./parts/Spelt"
import { Terminal } from "./parts/Terminal"
import type { ClockPlace } from "./schema"
import { useSpelling } from "./spelling"

/**
 * An answer to "Is it 13:37?" in any time zone, with the places where it is. The page is in leet for that minute.
 *
 * @feed Yes or no, for any clock on Earth, and where it is 13:37 right now.
 * @data clock-places
 */
export default function IsIt1337() {
  const places = usePageData<{ "clock-places": ClockPlace[] }>()["clock-places"]
  const { values, set } = useAddress({ zone: text(null) })
  const [override, setOverride] = useState<boolean | null>(null)
  const now = useNow(1000)
  const at = now?.getTime() ?? null
  const zone = now && zoneOrBrowserZone(values.zone)
  const state = at !== null && zone !== null ? oClockAt(at, zone, leetMinutes) : null
  const isLeet = override ?? state?.isNow ?? false
  const { title } = usePage()
  useSpelling(isLeet)
  useHeading(isLeet ? { text: leet(title), lang: "en" } : null)

  return (
    <div className={styles.page}>
      <OClock state={state} at={at} spell={isLeet ? leet : undefined} />
      <Terminal
        isLeet={isLeet}
        isNow={state?.isNow ?? null}
        wait={state && at !== null ? state.next.at - at : null}
      >
        <button type="button" aria-pressed={isLeet} onClick={() => setOverride(!isLeet)}>
          <Spelt on={isLeet}>{isLeet ? "Give the letters back" : "Spell it all in leet"}</Spelt>
        </button>
      </Terminal>
      <ZonePicker
        label={<Spelt on={isLeet}>Whose clock</Spelt>}
        asked={values.zone}
        onChange={zone => set({ zone })}
      />
      <section aria-label="On Earth">
        <h2 className={styles.heading}>{isLeet ? leet("On Earth") : "On Earth"}</h2>
        <Earth at={at} zone={zone} places={places} isLeet={isLeet} />
      </section>
    </div>
  )
}
