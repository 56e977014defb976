import { useNow } from "../../hooks/browser/clock"
import { usePageData } from "../../hooks/page/page"
import * as styles from "./Antarctica.module.css"
import { standingAt, timesOfDay } from "./logic"
import { PenguinRoad } from "./parts/PenguinRoad"
import { PoleSun } from "./parts/PoleSun"
import { Stations } from "./parts/Stations"
import type { Station } from "./schema"

/**
 * The time at research stations of Antarctica, whether the sun is up there and at the South Pole, and penguins.
 *
 * @feed The time at eleven stations, whether the sun is up at the South Pole, and penguins that cross and keep left.
 * @data antarctic-stations
 */
export default function Antarctica() {
  const { "antarctic-stations": stations } = usePageData<{ "antarctic-stations": Station[] }>()
  const now = useNow()
  const at = now?.getTime() ?? null
  const rows = stations.map(station => ({
    station,
    standing: at === null ? undefined : standingAt(station, at),
  }))
  const times = timesOfDay(rows.map(({ standing }) => standing ?? null))

  return (
    <div className={styles.tool}>
      <PenguinRoad />
      <PoleSun at={at} />
      <p className={styles.count}>
        {at === null
          ? "Asking the stations..."
          : `${stations.length} stations, ${times} different times, one continent.`}
      </p>
      <Stations rows={rows} />
    </div>
  )
}
