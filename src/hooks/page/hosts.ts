/** The pages that play with a loose thing from another page, so that the desktop shows only where it was. */
import { useSyncExternalStore } from "react"

const hosts = new Map<string, number>()
const listeners = new Set<() => void>()

function add(path: string, change: 1 | -1): void {
  hosts.set(path, (hosts.get(path) ?? 0) + change)
  for (const listener of listeners) listener()
}

/** Says that the toy of a page plays with the loose thing, until the returned function is called. */
export function hostGuest(path: string): () => void {
  add(path, 1)
  return () => add(path, -1)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Returns true while the toy of a page plays with the loose thing. */
export function useIsHost(path: string): boolean {
  return useSyncExternalStore(
    subscribe,
    () => (hosts.get(path) ?? 0) > 0,
    () => false,
  )
}
