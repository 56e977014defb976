/** The deeds of things, of which each page speaks by a choice of its own. */
import { usePage } from "../../hooks/page/page"
import { type Travel, travels } from "../../hooks/storage/travels"
import { useStorage } from "../../hooks/storage/useStorage"
import { hash } from "../../lib/game/random"
import type { Guest, Happening } from "./useGuest"

/** The number of a thing's newest deeds among which a page chooses. */
const maxNews = 3

/** Returns the deed of which a page speaks: one of the newest, so that not all pages speak of the same. */
function deedFor(path: string, newestFirst: readonly Travel[]): Travel | null {
  return newestFirst[hash(path) % Math.min(maxNews, newestFirst.length)] ?? null
}

/** Returns the deed of a guest of which the current page speaks; null if there is none. */
export function useDeedOf(guest: Guest | null): Travel | null {
  const { path } = usePage()
  return guest && deedFor(path, guest.deeds)
}

/**
 * Returns what the current page has heard of each of the visitor's things on other pages, one of its last deeds; that of the
 * thing to which something has happened last first.
 */
export function useDeedsElsewhere(): (Happening & { on: string })[] {
  const { path } = usePage()
  const [all] = useStorage(travels)
  return Object.entries(all)
    .flatMap(([thing, events]) => {
      const deed = deedFor(path, events.filter(({ on, isNight }) => on !== path && !isNight).reverse())
      return deed ? [{ thing, on: deed.on, what: deed.what, kind: deed.kind }] : []
    })
    .reverse()
}
