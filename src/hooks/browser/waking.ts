import { useEffect, useEffectEvent, useRef } from "react"

/** Calls back when the program wakes up: its effects have ended before, and its state is that of then. */
export function useWaking(onWake: () => void): void {
  const hasSlept = useRef(false)
  const wake = useEffectEvent(onWake)
  useEffect(() => {
    if (hasSlept.current) wake()
    return () => {
      hasSlept.current = true
    }
  }, [])
}
