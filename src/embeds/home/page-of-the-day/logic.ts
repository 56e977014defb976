/** Chooses the page of a day: the same for every visitor, and each page once in as many days as there are pages. */
import type { PageEntry } from "../../../lib/content/derivedLists"
import { hash } from "../../../lib/game/random"

/** Returns the number of days from 1 January 1970 to a date, in the date's own time zone. */
export function dayNumber(date: Date): number {
  return Math.round(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / 86_400_000)
}

/** Returns whether a page may be chosen: not the front page itself and not the 404 page. */
function isCandidate({ path, title }: PageEntry): boolean {
  return title !== "" && path !== "/" && path !== "/404"
}

/**
 * Returns the page of a date, or undefined if there are no pages. The pages are ordered by a hash of their path,
 * independently of the list's order, and each day takes the next.
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
