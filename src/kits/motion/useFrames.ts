import { type RefObject, useEffect, useEffectEvent } from "react"
import { whileInView } from "./whileVisible"

/** The maximum length of a step in seconds, so that a page that was suspended continues without a jump. */
const maxStepSeconds = 0.1

/** A frame that comes earlier than its interval by so many milliseconds is taken: screens don't keep time exactly. */
const toleranceMs = 2

/**
 * Calls `frame` before each repaint while `running`, with the seconds since the last call, 0 at first and at most
 * `maxStepSeconds`. Pauses while the page is hidden or `target`, if given, is out of view. With an `intervalMs`, for
 * slow movements, it is called no more often than that.
 */
export function useFrames(
  running: boolean,
  frame: (seconds: number) => void,
  target?: RefObject<Element | null>,
  intervalMs = 0,
): void {
  const onFrame = useEffectEvent(frame)
  useEffect(() => {
    if (!running) return
    return whileInView(target?.current ?? null, () => {
      let last: number | undefined
      let handle = 0
      const next = (time: number) => {
        handle = requestAnimationFrame(next)
        if (last !== undefined && time - last < intervalMs - toleranceMs) return
        const maxSeconds = Math.max(maxStepSeconds, (2 * intervalMs) / 1000)
        onFrame(Math.min(maxSeconds, Math.max(0, time - (last ?? time)) / 1000))
        last = time
      }
      handle = requestAnimationFrame(next)
      return () => cancelAnimationFrame(handle)
    })
  }, [running, target, intervalMs])
}
