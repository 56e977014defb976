import { useNow } from "../../hooks/browser/clock"
import { usePageData } from "../../hooks/page/page"
import * as styles from "./Antarctica.module.css"
import { stationStatus, timesOfDay } from "./logic"
import { PenguinRoad } from "./parts/PenguinRoad"
import { PoleSun } from "./parts/PoleSun"
import { PoleWalk } from "./parts/PoleWalk"
import { Stations } from "./parts/Stations"
import type { Station } from "./schema"

/**
 * A walk round the South Pole, an hour at each step, with coffee, penguins, and the time and sunlight at research
 * stations.
 *
 * @feed A walk round the South Pole, where a step is an hour and the date line can be crossed until it is yesterday.
 * @data antarctic-stations
 */
export default function Antarctica() {
  const { "antarctic-stations": stations } = usePageData<{ "antarctic-stations": Station[] }>()
  const now = useNow()
  const at = now?.getTime() ?? null
  const rows = stations.map(station => ({
    station,
    standing: at === null ? undefined : stationStatus(station, at),
  }))
  const times = timesOfDay(rows.map(({ standing }) => standing ?? null))

  return (
    <div className={styles.tool}>
      <div className={styles.round}>
        <PoleWalk stations={stations} at={at} />
        <div className={styles.beside}>
          <PenguinRoad />
        </div>
      </div>
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
