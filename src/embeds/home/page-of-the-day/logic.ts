/** Which page a day has: the same for everybody, and in as many days as there are pages, each of them once. */
import type { PageEntry } from "../../../lib/content/derivedLists"
import { hash } from "../../../lib/game/random"

/** Days from 1 January 1970 to a date, as the calendar of the date's own time zone counts them. */
export function dayNumber(date: Date): number {
  return Math.round(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / 86_400_000)
}

/** Pages that a day can have: not the page that the answer stands on, and no page for what isn't there. */
function isCandidate({ path, title }: PageEntry): boolean {
  return title !== "" && path !== "/" && path !== "/404"
}

/**
 * The page of a date, or undefined where there is no page to choose from. The pages stand in a fixed order that looks
 * like none (by a hash of the path) and each day takes the next, however the list itself is ordered.
 */
export function pageOfTheDay(pages: readonly PageEntry[], date: Date): PageEntry | undefined {
  const queue = pages
    .filter(isCandidate)
    .map(page => ({ page, rank: hash(page.path) }))
    .sort((a, b) => a.rank - b.rank || (a.page.path < b.page.path ? -1 : 1))
  if (queue.length === 0) return undefined
  const day = dayNumber(date) % queue.length
  return queue[day < 0 ? day + queue.length : day]?.page
}
