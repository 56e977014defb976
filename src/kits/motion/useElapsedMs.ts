import { useState } from "react"
import { now } from "../../hooks/browser/clock"
import { useMotion } from "../../hooks/browser/motion"
import { useFrames } from "./useFrames"

/**
 * Returns the milliseconds since `startedAt`, at most `maxMs`, updated each frame while `running`; 0 before the start.
 */
export function useElapsedMs(startedAt: number | null, maxMs: number, running: boolean): number {
  const [elapsedMs, setElapsedMs] = useState(0)
  const motion = useMotion()
  useFrames(motion && running && startedAt !== null && elapsedMs < maxMs, () =>
    setElapsedMs(startedAt === null ? 0 : now() - startedAt),
  )
  return Math.min(elapsedMs, maxMs)
}
