import { BigAnswer } from "../../components/big-answer/BigAnswer"
import { useNow } from "../../hooks/clock"
import { usePageData } from "../../hooks/page"
import type { ZonePlace } from "../../lib/lists/zone-places"
import * as styles from "./IsItYesterday.module.css"
import { besidesText, rows, seenFrom, whereText } from "./logic"
import { DotMap } from "./parts/DotMap"
import { Places } from "./parts/Places"
import { useZones } from "./useZones"

/**
 * Whether it is yesterday (no), and where on Earth it still is, as seen from the visitor's own calendar.
 *
 * @data zone-places
 * @feed No. But there is a map of where on Earth it still is yesterday, kept up to date by the minute.
 */
export default function IsItYesterday() {
  const { "zone-places": places } = usePageData<{ "zone-places": ZonePlace[] }>()
  const now = useNow()
  const isReady = useZones(places)
  const seen = now && isReady ? seenFrom(now, places) : null

  return (
    <div className={styles.tool}>
      <BigAnswer answer={false} />
      <div className={styles.where} role="status" aria-label="Elsewhere">
        <p>{now && seen ? whereText(now, seen) : "Asking round the world..."}</p>
        {seen && <p>{besidesText(seen)}</p>}
      </div>
      <DotMap seen={seen} />
      <Places rows={now && seen ? rows(now, seen, -1) : null} />
    </div>
  )
}
