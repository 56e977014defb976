/** The session statistics: how long, how far the cursor and how far the page have gone, now and on every day. */
import { useEffect, useLayoutEffect, useSyncExternalStore } from "react"
import { type DayRecord, type Measure, withPending } from "../../lib/calendar/dayRecords"
import { type Entry, useStorage } from "../storage/useStorage"
import { pendingAmount } from "./dayRecords"
import type { Statistics } from "./visitFigures"
import { createVisit } from "./visitSampler"

export { dailyCursor, dailyScroll, dailyTime } from "./dayRecords"
export type { Statistics }

const visit = createVisit()
const unknown = () => null

/** Measures the visit, and adds it to the day's records. Called once, by the shell, with the address of the page. */
export function useVisitSampling(path: string): void {
  useEffect(() => visit.start(), [])
  // In the layout phase: the site scrolls to the new page's top right after it, and that is nobody's travel.
  useLayoutEffect(() => {
    visit.goTo(path)
  }, [path])
}

/** The figures of this visit, in this tab, refreshed once a second at most; null in the first render. */
export function useVisitStatistics(): Statistics | null {
  return useSyncExternalStore(visit.subscribe, visit.visit, unknown)
}

const nothing: Statistics = { seconds: 0, cursor: 0, scroll: 0, cursorRate: 0, scrollRate: 0 }
const never = () => () => {}

/**
 * What `say` makes of the figures of this visit; of nothing in the first render. Draws again only when that changes, and
 * not by itself while it is not `wanted`.
 */
export function useVisitFigure(say: (visit: Statistics) => string, wanted = true): string {
  const told = () => say(visit.visit() ?? nothing)
  return useSyncExternalStore(wanted ? visit.subscribe : never, told, () => say(nothing))
}

/**
 * The records of every day, with what this tab has measured and not written yet: never less than the visit's own figures
 * of the day, and grow as one moves. Without that in the first render.
 */
export function useDayRecords<M extends Measure>(
  entry: Entry<readonly DayRecord<M>[]>,
  measure: M,
): readonly DayRecord<M>[] {
  const [records] = useStorage(entry)
  const pending = useSyncExternalStore(visit.onSample, visit.pending, unknown)
  return pending ? withPending(records, measure, pending.day, pendingAmount(pending, measure)) : records
}

/** Writes to the day's records what has not been written yet. */
export const flushVisit = () => visit.flush()

/** The figures of this visit on one page, by its address; null in the first render. */
export function usePageStatistics(path: string): Statistics | null {
  return useSyncExternalStore(visit.subscribe, () => visit.page(path), unknown)
}
