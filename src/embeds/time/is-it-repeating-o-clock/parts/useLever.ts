import { useEffect, useState } from "react"
import { type Play, playMs, playOf } from "../lever"

/**
 * Returns the number of pulls, the current play, and the lever's actions; `repeats` is true while the time does.
 */
export function useLever(repeats: boolean) {
  const [{ pulls, play }, set] = useState<{ pulls: number; play: Play }>({ pulls: 0, play: "rest" })
  useEffect(() => {
    if (play === "rest") return
    const timer = setTimeout(() => set({ pulls, play: "rest" }), playMs[play])
    return () => clearTimeout(timer)
  }, [pulls, play])
  return {
    pulls,
    play,
    pull: () => set({ pulls: pulls + 1, play: playOf(pulls + 1, repeats) }),
    /** Ends the current play. */
    settle: () => set({ pulls, play: "rest" }),
  }
}
