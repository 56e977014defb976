import { useState } from "react"
import { now } from "../../hooks/browser/clock"
import { useMotion } from "../../hooks/browser/motion"
import { useFrames } from "./useFrames"

/** Milliseconds since something began, as far as `until`, while `running`: what a picture is drawn by. 0 before it began. */
export function usePlayed(startedAt: number | null, until: number, running: boolean): number {
  const [elapsed, setElapsed] = useState(0)
  const motion = useMotion()
  useFrames(motion && running && startedAt !== null && elapsed < until, () =>
    setElapsed(startedAt === null ? 0 : now() - startedAt),
  )
  return Math.min(elapsed, until)
}
