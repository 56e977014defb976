/** A store of whether the page is spelt in leet: set by its clock, and read by its texts in another window. */
import { useEffect, useSyncExternalStore } from "react"

const listeners = new Set<() => void>()
let isLeet = false

function say(next: boolean): void {
  isLeet = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Spells the page's texts in leet while `on` is true and the component is mounted. */
export function useSpelling(on: boolean): void {
  useEffect(() => {
    say(on)
    return () => say(false)
  }, [on])
}

/** Returns whether texts are to be spelt in leet; always false in the first render. */
export function useIsLeet(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isLeet,
    () => false,
  )
}
