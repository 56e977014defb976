import { useHappenings, useThingFrom, type Visitor } from "./useGuest"

/** Returns the thing to which something has happened last on the current page; null if none is known yet. */
export function usePastGuest(): Visitor | null {
  return useThingFrom(useHappenings()[0]?.thing)
}
