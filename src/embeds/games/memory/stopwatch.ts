/** A stopwatch that runs only while the game is visible. */
import { type RefObject, useCallback, useEffect, useRef } from "react"
import { now } from "../../../hooks/browser/clock"
import { whileInView } from "../../../kits/motion/whileVisible"

/**
 * Calls `spend` every second with the milliseconds passed while `running` was true and `target` visible, not
 * counting hidden tabs and minimised windows. Returns a function that reports the time up to now. `spend` must be
 * memoised.
 */
export function useStopwatch(
  running: boolean,
  spend: (milliseconds: number) => void,
  target: RefObject<Element | null>,
): () => void {
  const since = useRef<number | null>(null)
  const settle = useCallback(() => {
    if (since.current === null) return
    const at = now()
    spend(at - since.current)
    since.current = at
  }, [spend])

  useEffect(() => {
    if (!running) return
    return whileInView(target.current, () => {
      since.current = now()
      const timer = setInterval(settle, 1000)
      return () => {
        clearInterval(timer)
        settle()
        since.current = null
      }
    })
  }, [running, settle, target])

  return settle
}
