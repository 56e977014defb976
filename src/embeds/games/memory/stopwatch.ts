/** A watch that runs only while the page is looked at. */
import { useCallback, useEffect, useRef } from "react"
import { now } from "../../../hooks/browser/clock"
import { whileSeen } from "../../../kits/motion/whileSeen"

/**
 * Tells `spend` every second how many milliseconds have gone by while `running` and the page could be seen. Returns what
 * tells it at once. `spend` must stay the same function.
 */
export function useStopwatch(running: boolean, spend: (milliseconds: number) => void): () => void {
  const since = useRef<number | null>(null)
  const settle = useCallback(() => {
    if (since.current === null) return
    const at = now()
    spend(at - since.current)
    since.current = at
  }, [spend])

  useEffect(() => {
    if (!running) return
    return whileSeen(() => {
      since.current = now()
      const timer = setInterval(settle, 1000)
      return () => {
        clearInterval(timer)
        settle()
        since.current = null
      }
    })
  }, [running, settle])

  return settle
}
