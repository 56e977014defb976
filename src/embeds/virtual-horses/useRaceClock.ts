/** The clock of a running race: follows the animation frames, and stops when the last horse has finished. */
import { useRef, useState } from "react"
import { now } from "../../hooks/browser/clock"
import { useFrames } from "../../kits/motion/useFrames"

/**
 * Returns the seconds since `startedAt` (milliseconds since 1970; null while no race runs), and calls `onEnd` once
 * after `seconds`.
 */
export function useRaceClock(startedAt: number | null, seconds: number, onEnd: () => void): number {
  const [at, setAt] = useState({ run: startedAt, elapsed: 0 })
  const ended = useRef<number | null>(null)
  const elapsed = at.run === startedAt ? at.elapsed : 0
  useFrames(startedAt !== null && elapsed < seconds, () => {
    // Another frame may come before the last state has rendered.
    if (startedAt === null || ended.current === startedAt) return
    const passed = Math.max(0, now() - startedAt) / 1000
    setAt({ run: startedAt, elapsed: Math.min(passed, seconds) })
    if (passed < seconds) return
    ended.current = startedAt
    onEnd()
  })
  return startedAt === null ? 0 : elapsed
}
