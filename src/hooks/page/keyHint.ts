/** A description of the letter keys on pages whose toy uses them instead of the site. */
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

/** Sets the description of the letter keys while `text` is not null: "Letters are guesses". */
export function useKeyHint(text: string | null): void {
  useEffect(() => {
    if (text === null) return
    set(text)
    return () => set(null)
  }, [text])
}

/** Returns the description of the letter keys; null if the site uses them. */
export function useKeyHintText(): string | null {
  return useSyncExternalStore(
    subscribe,
    () => hint,
    () => null,
  )
}
