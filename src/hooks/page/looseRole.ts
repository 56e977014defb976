/** The part that a loose thing gives to Pertti on pages where he has none. */
import { useSyncExternalStore } from "react"
import type { PerttiRole } from "../../lib/content/pertti"

let role: PerttiRole | null = null
const listeners = new Set<() => void>()

/** Gives Pertti the part of a loose thing; null takes it from him. */
export function setLooseRole(next: PerttiRole | null): void {
  role = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Returns the part that a loose thing gives to Pertti; null without one. */
export function useLooseRole(): PerttiRole | null {
  return useSyncExternalStore(
    subscribe,
    () => role,
    () => null,
  )
}
