import { useState } from "react"
import { useMotion } from "../../hooks/browser/motion"
import { useRest } from "../../kits/motion/useRest"

/** The milliseconds that something moves without the pointer or the focus. */
const restMs = 30_000

/**
 * Returns whether something may move: in its first half minute, and while the pointer or the focus is on it and half a
 * minute after. `watch` has the listeners for its element.
 */
export function useAttention() {
  const motion = useMotion()
  const { isAtRest, disturb } = useRest(restMs)
  const [isWatched, setWatched] = useState(false)
  const begin = () => {
    setWatched(true)
    disturb()
  }
  const end = () => {
    setWatched(false)
    disturb()
  }
  const watch = {
    onPointerEnter: begin,
    onPointerLeave: end,
    onFocusCapture: begin,
    onBlurCapture: end,
  }
  return { moves: motion && (isWatched || !isAtRest), watch }
}
