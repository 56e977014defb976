/** Statistics of the visit: time, cursor travel and scroll travel, now and on each day. */
import { useEffect, useLayoutEffect, useSyncExternalStore } from "react"
import { type DayRecord, type Measure, withPending } from "../../lib/calendar/dayRecords"
import { type Entry, useStorage } from "../storage/useStorage"
import { pendingAmount } from "./dayRecords"
import type { Statistics } from "./visitFigures"
import { createVisit } from "./visitSampler"

export { dailyCursor, dailyScroll, dailyTime } from "./dayRecords"
export type { Statistics }

const visit = createVisit()
const getNull = () => null

/** Measures the visit and adds it to the day's records. The shell calls it once, with the path of the page. */
export function useVisitSampling(path: string): void {
  useEffect(() => visit.start(), [])
  // A layout effect, since the site scrolls to the new page's top right after it, which must not count as travel.
  useLayoutEffect(() => {
    visit.goTo(path)
  }, [path])
}

/** Returns the figures of this visit in this tab, updated at most once a second; null in the first render. */
export function useVisitStatistics(): Statistics | null {
  return useSyncExternalStore(visit.subscribe, visit.visit, getNull)
}

const noStatistics: Statistics = { seconds: 0, cursor: 0, scroll: 0, cursorRate: 0, scrollRate: 0 }
const never = () => () => {}

/**
 * Formats the figures of this visit, which are 0 in the first render. Renders again only when the text changes, and not
 * at all while `isWanted` is false.
 */
export function useVisitFigure(format: (visit: Statistics) => string, isWanted = true): string {
  const getText = () => format(visit.visit() ?? noStatistics)
  return useSyncExternalStore(isWanted ? visit.subscribe : never, getText, () => format(noStatistics))
}

/**
 * Returns the records of all days, including the amounts that this tab has not written yet, so that today's is never
 * less than the figures of the visit. The first render has none.
 */
export function useDayRecords<M extends Measure>(
  entry: Entry<readonly DayRecord<M>[]>,
  measure: M,
): readonly DayRecord<M>[] {
  const [records] = useStorage(entry)
  const pending = useSyncExternalStore(visit.onSample, visit.pending, getNull)
  return pending ? withPending(records, measure, pending.day, pendingAmount(pending, measure)) : records
}

/** Writes the pending amounts to the day's records. */
export const flushVisit = () => visit.flush()

/** Returns the figures of this visit on the page at a path; null in the first render. */
export function usePageStatistics(path: string): Statistics | null {
  return useSyncExternalStore(visit.subscribe, () => visit.page(path), getNull)
}
