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
  const [watching, setWatching] = useState({ pointer: false, focus: false })
  const note = (by: "pointer" | "focus", is: boolean) => () => {
    setWatching(old => ({ ...old, [by]: is }))
    disturb()
  }
  const watch = {
    onPointerEnter: note("pointer", true),
    onPointerLeave: note("pointer", false),
    onFocusCapture: note("focus", true),
    onBlurCapture: note("focus", false),
  }
  return { moves: motion && (watching.pointer || watching.focus || !isAtRest), watch }
}
