/**
 * Has a held Enter press once, as a held Space and a held mouse button do. Browsers press again for each repetition of the
 * key: a dialog that it opened would close by its own first button, and open again.
 */
import { useEffect } from "react"

/** What Enter presses, and the fields whose form it sends; in a textarea it begins a line. */
const pressable = "button, a[href], summary, input, select, [role=button]"

const swallow = (event: KeyboardEvent) => {
  const { target, key, repeat } = event
  if (repeat && key === "Enter" && target instanceof Element && target.closest(pressable))
    event.preventDefault()
}

/** Begins to listen; returns what ends it. */
export function ignoreHeldEnter(): () => void {
  window.addEventListener("keydown", swallow, true)
  return () => window.removeEventListener("keydown", swallow, true)
}

/** Ignores a held Enter for as long as the shell stands. */
export function useHeldKeys(): void {
  useEffect(() => ignoreHeldEnter(), [])
}
