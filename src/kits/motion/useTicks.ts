import { type RefObject, useEffect, useEffectEvent } from "react"
import { whileInView } from "./whileVisible"

/**
 * Calls `tick` every `intervalMs` milliseconds while `running`. Pauses while the page is hidden or `target`, if given,
 * is out of view.
 */
export function useTicks(
  running: boolean,
  intervalMs: number,
  tick: () => void,
  target?: RefObject<Element | null>,
): void {
  const next = useEffectEvent(tick)
  useEffect(() => {
    if (!running) return
    return whileInView(target?.current ?? null, () => {
      const timer = setInterval(() => next(), intervalMs)
      return () => clearInterval(timer)
    })
  }, [running, intervalMs, target])
}
