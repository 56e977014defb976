import { useEffect, useRef, useState } from "react"
import { now } from "../../../hooks/browser/clock"

/** Throttles a value: it changes at most once per interval, in milliseconds. */
export function useThrottled<T>(value: T, intervalMs: number): T {
  const [throttled, setThrottled] = useState(value)
  const changed = useRef(0)
  useEffect(() => {
    if (Object.is(value, throttled)) return
    const wait = Math.min(intervalMs, Math.max(0, changed.current + intervalMs - now()))
    const timer = setTimeout(() => {
      changed.current = now()
      setThrottled(value)
    }, wait)
    return () => clearTimeout(timer)
  }, [value, throttled, intervalMs])
  return throttled
}
