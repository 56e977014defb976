import { Verdict } from "../../components/message-scene/Verdict"
import { useNow } from "../../hooks/browser/clock"
import { ownZone } from "../../hooks/browser/zone"
import { usePageData } from "../../hooks/page/page"
import * as styles from "./IsItYesterday.module.css"
import { besidesText, rows, seenFrom, whereText } from "./logic"
import { DotMap } from "./parts/DotMap"
import { Places } from "./parts/Places"
import type { ZonePlace } from "./schema"
import { useZones } from "./useZones"

/**
 * Whether it is yesterday (no), and where on Earth it still is, as seen from the visitor's own calendar.
 *
 * @data zone-places
 * @feed No. But there is a map of where on Earth it still is yesterday, kept up to date by the minute.
 */
export default function IsItYesterday() {
  const { "zone-places": places } = usePageData<{ "zone-places": ZonePlace[] }>()
  const now = useNow()?.getTime() ?? null
  const isReady = useZones(places)
  const isKnown = now !== null && isReady
  const zone = isKnown ? ownZone() : ""
  const seen = isKnown ? seenFrom(now, zone, places) : null
  const shown = isKnown && seen ? rows(now, seen, -1) : []

  return (
    <div className={styles.tool}>
      <Verdict answer={false}>
        <div role="status" aria-label="Elsewhere">
          <p>{isKnown && seen ? whereText(now, zone, seen) : "Asking round the world..."}</p>
        </div>
      </Verdict>
      <DotMap seen={seen} now={now} zone={zone} />
      {seen && besidesText(seen) && <p className={styles.besides}>{besidesText(seen)}</p>}
      {shown.length > 0 && <Places rows={shown} />}
    </div>
  )
}
