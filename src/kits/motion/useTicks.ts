import { type RefObject, useEffect, useEffectEvent } from "react"
import { whileInView } from "./whileSeen"

/**
 * Calls `tick` every so many milliseconds while `running`: never while the page is hidden or, where `target` is given,
 * while that element is out of the window.
 */
export function useTicks(
  running: boolean,
  every: number,
  tick: () => void,
  target?: RefObject<Element | null>,
): void {
  const next = useEffectEvent(tick)
  useEffect(() => {
    if (!running) return
    return whileInView(target?.current ?? null, () => {
      const timer = setInterval(() => next(), every)
      return () => clearInterval(timer)
    })
  }, [running, every, target])
}
