import { useEffect, useState } from "react"
import { now } from "../../hooks/browser/clock"

/** Returns how many times the page was hidden since it was opened, and for how many milliseconds in all. */
export function useInterruptions(): { times: number; milliseconds: number } {
  const [seen, setSeen] = useState({ times: 0, milliseconds: 0 })
  useEffect(() => {
    let left: number | null = null
    const look = () => {
      if (document.hidden) left ??= now()
      else if (left !== null) {
        const away = Math.max(0, now() - left)
        left = null
        setSeen(({ times, milliseconds }) => ({ times: times + 1, milliseconds: milliseconds + away }))
      }
    }
    document.addEventListener("visibilitychange", look)
    return () => document.removeEventListener("visibilitychange", look)
  }, [])
  return seen
}
