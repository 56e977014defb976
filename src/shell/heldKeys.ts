/**
 * Makes a held Enter press only once, as a held Space does. Browsers repeat the press: a dialog that it opened
 * would be closed by its own first button, and opened again.
 */
import { useEffect } from "react"

/** Elements that Enter activates, and fields whose form it submits; in a textarea it inserts a line break. */
const pressable = "button, a[href], summary, input, select, [role=button]"

const swallow = (event: KeyboardEvent) => {
  const { target, key, repeat } = event
  if (repeat && key === "Enter" && target instanceof Element && target.closest(pressable))
    event.preventDefault()
}

/** Starts to listen; returns a function that stops it. */
export function ignoreHeldEnter(): () => void {
  window.addEventListener("keydown", swallow, true)
  return () => window.removeEventListener("keydown", swallow, true)
}

/** Ignores a held Enter while the shell is mounted. */
export function useHeldKeys(): void {
  useEffect(() => ignoreHeldEnter(), [])
}
