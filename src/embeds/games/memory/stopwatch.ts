/** A watch that runs only while the page is looked at. */
import { useCallback, useEffect, useRef } from "react"
import { now } from "../../../hooks/clock"

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
    let timer: ReturnType<typeof setInterval> | undefined
    const look = () => {
      clearInterval(timer)
      settle()
      since.current = document.hidden ? null : now()
      if (!document.hidden) timer = setInterval(settle, 1000)
    }
    look()
    document.addEventListener("visibilitychange", look)
    return () => {
      clearInterval(timer)
      document.removeEventListener("visibilitychange", look)
      settle()
      since.current = null
    }
  }, [running, settle])

  return settle
}
