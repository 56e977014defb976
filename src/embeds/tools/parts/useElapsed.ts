import { useEffect, useState } from "react"
import { now } from "../../../hooks/browser/clock"
import { useMotion } from "../../../hooks/browser/motion"
import { useTicks } from "../../../kits/motion/useTicks"

/**
 * Returns the milliseconds since mount or since `what` last changed, up to `total`; always 0 in the first render
 * and in calm mode. `total` also sets the rate of updates.
 */
export function useElapsed(what: string, total: number): number {
  const [begun, setBegun] = useState<{ what: string; at: number } | null>(null)
  const [time, setTime] = useState(0)
  const motion = useMotion()
  useEffect(() => {
    const at = now()
    setBegun({ what, at })
    setTime(at)
  }, [what])
  const elapsed = begun?.what === what ? Math.max(0, time - begun.at) : 0
  useTicks(motion && begun !== null && elapsed < total, total < 60_000 ? 50 : 500, () => setTime(now()))
  return motion ? Math.min(elapsed, total) : 0
}
