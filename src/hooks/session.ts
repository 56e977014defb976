/** The session statistics: how long, how far the cursor and how far the page have gone, now and on every day. */
import { useEffect, useLayoutEffect, useSyncExternalStore } from "react"
import type { Statistics } from "./sessionFigures"
import { createSession } from "./sessionSampler"

export { dailyCursor, dailyScroll, dailyTime } from "./sessionRecords"
export type { Statistics }

const session = createSession()
const unknown = () => null

/** Measures the visit, and adds it to the day's records. Called once, by the shell, with the address of the page. */
export function useSessionSampling(path: string): void {
  useEffect(() => session.start(), [])
  // In the layout phase: the site scrolls to the new page's top right after it, and that is nobody's travel.
  useLayoutEffect(() => session.goTo(path), [path])
}

/** The figures of this visit, in this tab, refreshed once a second at most; null in the first render. */
export function useSessionStatistics(): Statistics | null {
  return useSyncExternalStore(session.subscribe, session.visit, unknown)
}

const nothing: Statistics = { seconds: 0, cursor: 0, scroll: 0, cursorRate: 0, scrollRate: 0 }
const never = () => () => {}

/**
 * What `say` makes of the figures of this visit; of nothing in the first render. Draws again only when that changes, and
 * not by itself while it is not `wanted`.
 */
export function useSessionFigure(say: (visit: Statistics) => string, wanted = true): string {
  const told = () => say(session.visit() ?? nothing)
  return useSyncExternalStore(wanted ? session.subscribe : never, told, () => say(nothing))
}

/** The figures of this visit on one page, by its address; null in the first render. */
export function usePageStatistics(path: string): Statistics | null {
  return useSyncExternalStore(session.subscribe, () => session.page(path), unknown)
}
