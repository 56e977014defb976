import { useEffect, useEffectEvent, useRef } from "react"
import { type TrackEvent, track } from "./track"

/**
 * Reports an event whenever `of`, what it is about, becomes another text; null for none. A program that wakes up does not
 * repeat its last one.
 */
export function useTrack(of: string | null, event: (of: string) => TrackEvent): void {
  const last = useRef<string | null>(null)
  const report = useEffectEvent((subject: string) => track(event(subject)))
  useEffect(() => {
    if (of === null || of === last.current) return
    last.current = of
    report(of)
  }, [of])
}
