/** A watch that runs only while the game is looked at. */
import { type RefObject, useCallback, useEffect, useRef } from "react"
import { now } from "../../../hooks/browser/clock"
import { whileInView } from "../../../kits/motion/whileVisible"

/**
 * Tells `spend` every second how many milliseconds have gone by while `running` and `target` could be seen: not in a tab
 * behind another, nor in a window that is minimised. Returns what tells it at once. `spend` must stay the same function.
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
