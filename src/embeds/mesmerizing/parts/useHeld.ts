import { useEffect, useRef, useState } from "react"
import { now } from "../../../hooks/browser/clock"

/** Throttles a value: it changes at most once per interval, in milliseconds. */
export function useHeld<T>(value: T, every: number): T {
  const [held, setHeld] = useState(value)
  const changed = useRef(0)
  useEffect(() => {
    if (Object.is(value, held)) return
    const wait = Math.min(every, Math.max(0, changed.current + every - now()))
    const timer = setTimeout(() => {
      changed.current = now()
      setHeld(value)
    }, wait)
    return () => clearTimeout(timer)
  }, [value, held, every])
  return held
}
