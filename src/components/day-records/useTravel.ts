/** The travel of a measure: today's, every day's, and in metres on the visitor's own screen. */
import { useNow } from "../../hooks/browser/clock"
import { type Entry, useStorage } from "../../hooks/storage/useStorage"
import { dailyTime, screenDensity } from "../../hooks/visit/dayRecords"
import { useDayRecords } from "../../hooks/visit/visit"
import { dayOf } from "../../lib/calendar/calendarDay"
import { amountOn, chartDays, type DayRecord, type DayValue, total } from "../../lib/calendar/dayRecords"
import { rate, toMetres } from "../../lib/text/travel"

export type Travel = {
  /** Today's travel in CSS pixels and time in seconds; null before mount, like `days`. */
  today: { travel: number; seconds: number } | null
  days: DayValue[] | null
  metresToday: number
  metresInAll: number
  /** Today's speed in metres per second of time on the site. */
  speed: number
}

/** Returns the travel of an entry's records. */
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
  const metresToday = toMetres(travel, density)
  return {
    today: { travel, seconds },
    days: chartDays(records, measure, day),
    metresToday,
    metresInAll: toMetres(total(records, measure), density),
    speed: rate(metresToday, seconds),
  }
}
