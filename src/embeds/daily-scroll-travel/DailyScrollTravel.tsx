import { ForgetDays } from "../../components/day-records/ForgetDays"
import { MoonTrip } from "../../components/day-records/MoonTrip"
import { ScreenDensity } from "../../components/day-records/ScreenDensity"
import { TravelFigures } from "../../components/day-records/TravelFigures"
import { useTravel } from "../../components/day-records/useTravel"
import { RevealOnce } from "../../components/reveal-once/RevealOnce"
import { usePageData } from "../../hooks/page/page"
import { dailyScroll } from "../../hooks/visit/visit"
import { DayChart } from "../../kits/chart/DayChart"
import { formatLength, formatNumber } from "../../lib/text/travel"
import * as styles from "./DailyScrollTravel.module.css"
import { Climb } from "./parts/Climb"
import { Shaft } from "./parts/Shaft"
import type { Building } from "./schema"

/**
 * A counter of the distance scrolled, today and by day, with the buildings passed and the distance left to the Moon.
 *
 * @feed A counter of how far you have scrolled, today and every day, with the tall buildings that you have passed.
 * @data tall-buildings
 */
export default function DailyScrollTravel() {
  const { "tall-buildings": buildings } = usePageData<{ "tall-buildings": Building[] }>()
  const { today, days, metresToday, metresInAll, speed } = useTravel(dailyScroll, "distance")
  return (
    <div className={styles.tool}>
      <Climb buildings={buildings} height={today && metresInAll} />
      <TravelFigures what="scroll" today={today} />
      <p>
        {today
          ? `That is ${formatLength(metresToday)} today and ${formatLength(metresInAll)} in all.`
          : "Measuring the wheel..."}
      </p>
      <MoonTrip travelled={today && metresInAll} speed={speed} traveller="wheel" />
      <ScreenDensity />
      <RevealOnce block when={metresInAll > 0}>
        <DayChart
          label="Scroll travel by day"
          days={days}
          format={value => `${formatNumber(value)} px`}
          empty="Nothing has been measured in this browser yet. Scroll a little."
        />
        <ForgetDays entry={dailyScroll} measure="distance" />
      </RevealOnce>
      <Shaft />
    </div>
  )
}
