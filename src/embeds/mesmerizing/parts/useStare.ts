import { type RefObject, useEffect, useRef, useState } from "react"
import { useFrames } from "../../../kits/motion/useFrames"
import { secondsLeft, stareSeconds } from "../logic"

/**
 * Returns the whole seconds left of a stare, which runs while the picture is running and visible, and calls `onEnd`
 * at zero. A pause resets it.
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
