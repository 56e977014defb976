import { useEffect, useState } from "react"

/** The number of the frame to show: it goes round while it plays and the page is seen, and is 0 otherwise. */
export function usePlaying(count: number, delay: number, playing: boolean): number {
  const [frame, setFrame] = useState(0)
  useEffect(() => {
    if (!playing || count < 2) return
    const timer = setInterval(() => {
      if (!document.hidden) setFrame(now => (now + 1) % count)
    }, delay)
    return () => clearInterval(timer)
  }, [count, delay, playing])
  return playing ? frame % count : 0
}
