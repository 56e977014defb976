/** A measure of travel as the pages of it show it: today's, every day's, and in metres of the visitor's own screen. */
import { useNow } from "../../hooks/browser/clock"
import { type Entry, useStorage } from "../../hooks/storage/useStorage"
import { dailyTime, screenDensity } from "../../hooks/visit/dayRecords"
import { useDayRecords } from "../../hooks/visit/visit"
import { dayOf } from "../../lib/calendar/calendarDay"
import { amountOn, chartDays, type DayRecord, type DayValue, total } from "../../lib/calendar/dayRecords"
import { metres, rate } from "../../lib/text/travel"

export type Travel = {
  /** Pixels travelled and seconds on the site, today; null before the browser is asked, like `days`. */
  today: { travel: number; seconds: number } | null
  days: DayValue[] | null
  metresToday: number
  metresInAll: number
  /** Metres a second of time on site, today. */
  speed: number
}

/** The travel of an entry's records, with what can be said of it today. */
export function useTravel<M extends "travel" | "distance">(
  entry: Entry<readonly DayRecord<M>[]>,
  measure: M,
): Travel {
  const records = useDayRecords(entry, measure)
  const times = useDayRecords(dailyTime, "time")
  const [density] = useStorage(screenDensity)
  const now = useNow()
  if (!now) return { today: null, days: null, metresToday: 0, metresInAll: 0, speed: 0 }
  const day = dayOf(now)
  const travel = amountOn(records, measure, day)
  const seconds = amountOn(times, "time", day)
  const metresToday = metres(travel, density)
  return {
    today: { travel, seconds },
    days: chartDays(records, measure, day),
    metresToday,
    metresInAll: metres(total(records, measure), density),
    speed: rate(metresToday, seconds),
  }
}
