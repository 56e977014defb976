import { useEffect, useState } from "react"
import { type Play, playMilliseconds, playOf } from "../lever"

/** The lever: how often it was pulled, and what the machine plays since; `repeats` is whether the time does. */
export function useLever(repeats: boolean) {
  const [{ pulls, play }, set] = useState<{ pulls: number; play: Play }>({ pulls: 0, play: "rest" })
  useEffect(() => {
    if (play === "rest") return
    const timer = setTimeout(() => set({ pulls, play: "rest" }), playMilliseconds[play])
    return () => clearTimeout(timer)
  }, [pulls, play])
  return {
    pulls,
    play,
    pull: () => set({ pulls: pulls + 1, play: playOf(pulls + 1, repeats) }),
    /** Ends what is played. */
    settle: () => set({ pulls, play: "rest" }),
  }
}
