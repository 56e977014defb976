import { useEffect } from "react"
import { durationMs, type Happening, type State } from "./logic"

/** The time for which a message is shown, in milliseconds. */
const messageMs = 5000

/** Ends his mood and his message when their time is over. */
export function useMoodTimers(
  { mood, message, strokes }: State,
  dispatch: (happening: Happening) => void,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each stroke begins the time of his purring anew
  useEffect(() => {
    const ms = durationMs(mood)
    if (ms === null) return
    const timer = setTimeout(() => dispatch({ type: "wait" }), ms)
    return () => clearTimeout(timer)
  }, [mood, strokes, dispatch])
  useEffect(() => {
    if (message === "") return
    const timer = setTimeout(() => dispatch({ type: "forget" }), messageMs)
    return () => clearTimeout(timer)
  }, [message, dispatch])
}
