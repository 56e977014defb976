import { useState } from "react"
import { useMotion } from "../../hooks/browser/motion"
import { useMounted } from "../../hooks/browser/mounted"
import { useTicks } from "../../kits/motion/useTicks"
import type { Part } from "./logic"
import { type Entry, maxVisitLogs, visitLogs } from "./visitLogs"

/** The time between two logs, in milliseconds. */
const logIntervalMs = 330

const entriesSoFar = (): readonly Entry[] =>
  typeof performance?.getEntries === "function" ? performance.getEntries() : []

/**
 * Returns the logs of this visit so far, one after another, or all at once without motion; `fallback` where the
 * browser has noted too little. None in the first render.
 */
export function useVisitLogs(wanted: boolean, fallback: readonly Part[]) {
  const mounted = useMounted()
  const moving = useMotion()
  const [logs, setLogs] = useState<readonly Part[] | null>(null)
  const [shown, setShown] = useState(0)
  if (mounted && wanted && logs === null) {
    const real = visitLogs(entriesSoFar())
    setLogs(real.length > 0 ? real : fallback)
    if (real.length === 0) setShown(fallback.length)
  }
  const isFalling = moving && wanted && logs !== null && shown < logs.length
  useTicks(isFalling, logIntervalMs, () => setShown(shown + 1))
  return {
    logs: logs === null ? [] : moving ? logs.slice(0, shown) : logs,
    /** Lets a log that comes meanwhile wait its turn; false if none is falling. */
    queue: (part: Part): boolean => {
      if (isFalling) setLogs(old => [...(old ?? []), part].slice(0, maxVisitLogs))
      return isFalling
    },
  }
}
