/** The clock of a race that is being run: it follows the frames, and stops when everybody is home. */
import { useEffect, useEffectEvent, useState } from "react"
import { now } from "../../hooks/clock"

/** Seconds since `startedAt` (milliseconds since 1970; null: nothing is run), and `onEnd` once after `seconds` of them. */
export function useRaceClock(startedAt: number | null, seconds: number, onEnd: () => void): number {
  const [elapsed, setElapsed] = useState(0)
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    if (startedAt === null) return
    let frame = 0
    const look = () => {
      const passed = Math.max(0, now() - startedAt) / 1000
      setElapsed(Math.min(passed, seconds))
      if (passed >= seconds) end()
      else frame = requestAnimationFrame(look)
    }
    frame = requestAnimationFrame(look)
    return () => cancelAnimationFrame(frame)
  }, [startedAt, seconds])
  return startedAt === null ? 0 : elapsed
}
