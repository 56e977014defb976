/** The one clock: components learn the time here, after they have mounted, so that every first render is the same. */
import { useEffect, useState } from "react"

/** The visitor's time, in milliseconds since 1970. */
export function now(): number {
  return Date.now()
}

/**
 * The visitor's time, or null before the component has mounted. Refreshes on the whole `every` milliseconds (60,000
 * refreshes as the minute turns), and at once when a hidden page is looked at again.
 */
export function useNow(every = 60_000): Date | null {
  const [time, setTime] = useState<number | null>(null)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const tick = () => {
      clearTimeout(timer)
      const at = now()
      setTime(at)
      if (!document.hidden) timer = setTimeout(tick, every - (at % every) + 5)
    }
    tick()
    document.addEventListener("visibilitychange", tick)
    return () => {
      clearTimeout(timer)
      document.removeEventListener("visibilitychange", tick)
    }
  }, [every])
  return time === null ? null : new Date(time)
}
