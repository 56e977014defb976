/** Whether the page is spelt in leet: said by its clock, and heard by its words, which stand in another window. */
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

/** Has the words spelt in leet while `on`, and for as long as the component is there. */
export function useSpelling(on: boolean): void {
  useEffect(() => {
    say(on)
    return () => say(false)
  }, [on])
}

/** Whether words are to be in leet; never in the first render. */
export function useIsLeet(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isLeet,
    () => false,
  )
}
