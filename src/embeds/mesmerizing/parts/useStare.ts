import { type RefObject, useEffect, useRef, useState } from "react"
import { useFrames } from "../../../kits/motion/useFrames"
import { secondsLeft, stareSeconds } from "../logic"

/**
 * The whole seconds of a stare that are left while the picture runs and is in sight, and `onEnd` when there are none. One
 * who looks away by a pause begins again.
 */
export function useStare(running: boolean, picture: RefObject<Element | null>, onEnd: () => void): number {
  const [left, setLeft] = useState(stareSeconds)
  const stared = useRef(0)
  useEffect(() => {
    if (running) return
    stared.current = 0
    setLeft(stareSeconds)
  }, [running])
  useFrames(
    running,
    seconds => {
      stared.current += seconds
      const next = secondsLeft(stared.current)
      setLeft(next)
      if (next === 0) onEnd()
    },
    picture,
  )
  return left
}
