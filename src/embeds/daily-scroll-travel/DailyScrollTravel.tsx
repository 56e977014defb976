import { useMemo } from "react"
import { ForgetDays } from "../../components/day-records/ForgetDays"
import { TravelFigures } from "../../components/day-records/TravelFigures"
import { useTravel } from "../../components/day-records/useTravel"
import { RevealOnce } from "../../components/reveal-once/RevealOnce"
import { usePageData } from "../../hooks/page/page"
import { dailyScroll } from "../../hooks/visit/visit"
import { DayChart } from "../../kits/chart/DayChart"
import { formatNumber } from "../../lib/text/travel"
import * as styles from "./DailyScrollTravel.module.css"
import { Tower } from "./parts/Tower"
import type { Building } from "./schema"
import { thingsOf } from "./things"
import { useRope } from "./useRope"
import { wayPast } from "./way"

/**
 * A rope with a hamster on its other end, which scrolling pulls past ever larger things, up to the Moon.
 *
 * @feed A rope that you pull by scrolling, with Pertti on its other end: past sugar, a door and all tall buildings.
 * @data tall-buildings
 */
export default function DailyScrollTravel() {
  const { "tall-buildings": buildings } = usePageData<{ "tall-buildings": Building[] }>()
  const way = useMemo(() => wayPast(thingsOf(buildings)), [buildings])
  const rope = useRope(way)
  const { today, days, metresInAll } = useTravel(dailyScroll, "distance")
  return (
    <div className={styles.tool}>
      <div>
        <Tower way={way} rope={rope} today={today} />
        <div style={{ height: way.totalPx + 900 }} />
      </div>
      <TravelFigures what="scroll" today={today} />
      <RevealOnce block when={metresInAll > 0}>
        <DayChart
          label="Scroll travel by day"
          days={days}
          format={value => `${formatNumber(value)} px`}
          empty="Nothing has been measured in this browser yet. Scroll a little."
        />
        <ForgetDays entry={dailyScroll} measure="distance" />
      </RevealOnce>
    </div>
  )
}
