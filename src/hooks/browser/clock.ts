/**
 * The only clock of the site. Components get the time after they mount, so the first render is the same for everyone.
 */
import { useEffect, useState } from "react"

/** Returns the time of the visitor's clock, in milliseconds since 1970. */
export function now(): number {
  return Date.now()
}

/**
 * Returns the visitor's time; null before the component mounts. Updates at multiples of `intervalMs` (60,000: at the
 * start of each minute), and at once when a hidden page becomes visible.
 */
export function useNow(intervalMs = 60_000): Date | null {
  const [time, setTime] = useState<number | null>(null)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const tick = () => {
      clearTimeout(timer)
      const at = now()
      setTime(at)
      if (!document.hidden) timer = setTimeout(tick, intervalMs - (at % intervalMs) + 5)
    }
    tick()
    document.addEventListener("visibilitychange", tick)
    return () => {
      clearTimeout(timer)
      document.removeEventListener("visibilitychange", tick)
    }
  }, [intervalMs])
  return time === null ? null : new Date(time)
}
