import { useEffect, useRef } from "react"
import { now } from "./clock"

/** The time between two presses of one double click, in milliseconds, as systems have it. */
const doubleClickMs = 500

/**
 * Returns a function that runs an action unless `key` has changed within the last `guardMs` milliseconds: for a button
 * that takes the place of another, on which a hand may still be pressing.
 */
export function usePressGuard(key: unknown, guardMs = doubleClickMs): (run: () => void) => void {
  const last = useRef(key)
  const changedAt = useRef(Number.NEGATIVE_INFINITY)
  useEffect(() => {
    if (last.current === key) return
    last.current = key
    changedAt.current = now()
  }, [key])
  return run => {
    if (now() - changedAt.current >= guardMs) run()
  }
}
