import { Verdict } from "../../components/message-scene/Verdict"
import { useNow } from "../../hooks/browser/clock"
import { browserZone } from "../../hooks/browser/zone"
import { usePageData } from "../../hooks/page/page"
import { landedText } from "./flight"
import * as styles from "./IsItYesterday.module.css"
import { besidesText, rows, seenFrom, whereText } from "./logic"
import { DotMap } from "./parts/DotMap"
import { Places } from "./parts/Places"
import type { ZonePlace } from "./schema"
import { isYesterday } from "./trip"
import { useTrip } from "./useTrip"
import { useZones } from "./useZones"

/**
 * An answer of "No" to "Is it yesterday?", with a map of the places where it still is and flights there.
 *
 * @data zone-places
 * @feed No. But there is a map of where on Earth it still is yesterday, kept up to date by the minute.
 */
export default function IsItYesterday() {
  const { "zone-places": places } = usePageData<{ "zone-places": ZonePlace[] }>()
  const now = useNow()?.getTime() ?? null
  const isReady = useZones(places)
  const flights = useTrip()
  const isKnown = now !== null && isReady
  const zone = isKnown ? browserZone() : ""
  const seen = isKnown ? seenFrom(now, zone, places) : null
  const shown = isKnown && seen ? rows(now, seen, -1) : []
  const landed = flights.trip && isYesterday(flights.trip) ? flights.trip.flight : null
  const elsewhere = isKnown && seen ? whereText(now, zone, seen) : "Asking round the world..."

  return (
    <div className={styles.tool}>
      <Verdict answer={landed !== null}>
        <div role="status" aria-label="Elsewhere">
          <p>{landed ? landedText(landed) : elsewhere}</p>
        </div>
      </Verdict>
      <DotMap seen={seen} now={now} zone={zone} {...flights} />
      {seen && besidesText(seen) && <p className={styles.besides}>{besidesText(seen)}</p>}
      {shown.length > 0 && <Places rows={shown} />}
    </div>
  )
}
