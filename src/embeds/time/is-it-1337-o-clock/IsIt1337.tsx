import { type ReactNode, useState } from "react"
import { OClock } from "../../../components/o-clock/OClock"
import { ZonePicker } from "../../../components/zone-picker/ZonePicker"
import { useNow } from "../../../hooks/clock"
import { usePageData } from "../../../hooks/page"
import { useQuery } from "../../../hooks/query"
import { zoneAsked } from "../../../hooks/zone"
import type { ClockPlace } from "../../../lib/lists/clock-places"
import { leetMinutes, oClockAt } from "../../../lib/oClock"
import * as styles from "./IsIt1337.module.css"
import { Earth } from "./parts/Earth"
import { Leet } from "./parts/Leet"

type Props = {
  /** The page's text, which is in leet for the minute that it is 13:37. */
  children: ReactNode
}

/**
 * Whether it is 13:37 in any time zone, where on Earth it is, and the text inside, in leet while it is.
 *
 * @feed Yes or no, for any clock on Earth, and where it is 13:37 right now. {children}
 * @data clock-places
 */
export default function IsIt1337({ children }: Props) {
  const places = usePageData<{ "clock-places": ClockPlace[] }>()["clock-places"]
  const [asked, setAsked] = useQuery("zone")
  const [wanted, setWanted] = useState<boolean | null>(null)
  const now = useNow(1000)
  const at = now?.getTime() ?? null
  const zone = now && zoneAsked(asked)
  const state = at !== null && zone !== null ? oClockAt(at, zone, leetMinutes) : null
  const isLeet = wanted ?? state?.isNow ?? false

  return (
    <div className={styles.page}>
      <OClock state={state} at={at} />
      <ZonePicker label="Whose clock" asked={asked} onChange={setAsked} />
      <section aria-label="On Earth">
        <h2 className={styles.heading}>On Earth</h2>
        <Earth at={at} zone={zone} places={places} />
      </section>
      <div>
        <Leet on={isLeet}>{children}</Leet>
      </div>
      <div className="buttons">
        <button type="button" aria-pressed={isLeet} onClick={() => setWanted(!isLeet)}>
          {isLeet ? "Give the letters back" : "Spell the text in leet"}
        </button>
      </div>
    </div>
  )
}
