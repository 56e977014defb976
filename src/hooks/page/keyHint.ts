/** What the letter keys do on this page, where a toy has taken them from the site. */
import { useEffect, useSyncExternalStore } from "react"

let hint: string | null = null
const listeners = new Set<() => void>()

function set(next: string | null): void {
  hint = next
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Says what letters do while `words` is a text: "Letters are guesses". */
export function useKeyHint(words: string | null): void {
  useEffect(() => {
    if (words === null) return
    set(words)
    return () => set(null)
  }, [words])
}

/** What letters do here; null where they are the site's. */
export function useTakenKeys(): string | null {
  return useSyncExternalStore(
    subscribe,
    () => hint,
    () => null,
  )
}
