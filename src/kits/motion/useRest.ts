import { useCallback, useEffect, useRef, useState } from "react"

/**
 * Returns whether `restMs` milliseconds have passed since the last disturbance, the first of which is the mount, and a
 * function that reports one. For pictures that need no frames at rest.
 */
export function useRest(restMs: number): { isAtRest: boolean; disturb: () => void } {
  const [isAtRest, setAtRest] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const disturb = useCallback(() => {
    setAtRest(false)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setAtRest(true), restMs)
  }, [restMs])
  useEffect(() => {
    disturb()
    return () => clearTimeout(timer.current)
  }, [disturb])
  return { isAtRest, disturb }
}
