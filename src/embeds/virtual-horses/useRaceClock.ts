/** The clock of a race that is being run: it follows the frames, and stops when everybody is home. */
import { useRef, useState } from "react"
import { now } from "../../hooks/browser/clock"
import { useFrames } from "../../kits/motion/useFrames"

/** Seconds since `startedAt` (milliseconds since 1970; null: nothing is run), and `onEnd` once after `seconds` of them. */
export function useRaceClock(startedAt: number | null, seconds: number, onEnd: () => void): number {
  const [at, setAt] = useState({ run: startedAt, elapsed: 0 })
  const ended = useRef<number | null>(null)
  const elapsed = at.run === startedAt ? at.elapsed : 0
  useFrames(startedAt !== null && elapsed < seconds, () => {
    // Frames may come before what the last one found is drawn.
    if (startedAt === null || ended.current === startedAt) return
    const passed = Math.max(0, now() - startedAt) / 1000
    setAt({ run: startedAt, elapsed: Math.min(passed, seconds) })
    if (passed < seconds) return
    ended.current = startedAt
    onEnd()
  })
  return startedAt === null ? 0 : elapsed
}
