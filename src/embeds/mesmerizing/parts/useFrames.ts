import { useEffect, useEffectEvent } from "react"

/** Calls `frame` with the seconds since the last frame, at most a twentieth, while it runs and the page is seen. */
export function useFrames(running: boolean, frame: (seconds: number) => void): void {
  const show = useEffectEvent(frame)
  useEffect(() => {
    if (!running) return
    let last: number | undefined
    let handle = 0
    const next = (time: number) => {
      handle = requestAnimationFrame(next)
      if (!document.hidden) show(Math.min(0.05, (time - (last ?? time)) / 1000))
      last = time
    }
    handle = requestAnimationFrame(next)
    return () => cancelAnimationFrame(handle)
  }, [running])
}
