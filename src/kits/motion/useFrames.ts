import { type RefObject, useEffect, useEffectEvent } from "react"
import { whileInView } from "./whileSeen"

/** Seconds of one step at most: a page that was asleep goes on where it was instead of jumping. */
const maxStep = 0.1

/**
 * Calls `frame` before each picture of the browser with the seconds since the last, 0 at first and a tenth at most, while
 * `running`. It sleeps while the page is hidden and, where `target` is given, while that element is out of the window.
 */
export function useFrames(
  running: boolean,
  frame: (seconds: number) => void,
  target?: RefObject<Element | null>,
): void {
  const show = useEffectEvent(frame)
  useEffect(() => {
    if (!running) return
    return whileInView(target?.current ?? null, () => {
      let last: number | undefined
      let handle = 0
      const next = (time: number) => {
        handle = requestAnimationFrame(next)
        show(Math.min(maxStep, Math.max(0, time - (last ?? time)) / 1000))
        last = time
      }
      handle = requestAnimationFrame(next)
      return () => cancelAnimationFrame(handle)
    })
  }, [running, target])
}
