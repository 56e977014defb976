import { ForgetDays } from "../../components/day-records/ForgetDays"
import { MoonTrip } from "../../components/day-records/MoonTrip"
import { ScreenDensity } from "../../components/day-records/ScreenDensity"
import { TravelFigures } from "../../components/day-records/TravelFigures"
import { useTravel } from "../../components/day-records/useTravel"
import { RevealOnce } from "../../components/reveal-once/RevealOnce"
import { dailyCursor } from "../../hooks/visit/visit"
import { DayChart } from "../../kits/chart/DayChart"
import { formatLength, formatNumber } from "../../lib/text/travel"
import * as styles from "./DailyCursorTravel.module.css"
import { Race } from "./parts/Race"

/**
 * A counter of the distance that the visitor's cursor has moved, by day, in pixels and metres. It races a snail and
 * her mother to the Moon.
 *
 * @feed A counter of how far your cursor has gone, today and every day, with the remaining distance to the Moon.
 */
export default function DailyCursorTravel() {
  const { today, days, metresToday, metresInAll, speed } = useTravel(dailyCursor, "travel")
  return (
    <div className={styles.tool}>
      <Race travelled={today && metresInAll} speed={speed} />
      <MoonTrip travelled={today && metresInAll} speed={speed} />
      <TravelFigures what="cursor" today={today} />
      <p>
        {today
          ? `That is ${formatLength(metresToday)} today and ${formatLength(metresInAll)} in all.`
          : "Measuring the mouse..."}
      </p>
      <ScreenDensity />
      <RevealOnce block when={metresInAll > 0}>
        <DayChart
          label="Cursor travel by day"
          days={days}
          format={value => `${formatNumber(value)} px`}
          empty="Nothing has been measured in this browser yet. Move something."
        />
        <ForgetDays entry={dailyCursor} measure="travel" />
      </RevealOnce>
    </div>
  )
}
