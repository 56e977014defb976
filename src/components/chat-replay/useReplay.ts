import { useEffect, useMemo, useState } from "react"
import type { Turn } from "./chat"
import { duration, type Moment, momentAt, skipTurn, timeline } from "./timeline"

export type Replay = {
  /** What can be seen now, or null when the whole chat is to be seen. */
  moment: Moment | null
  playing: boolean
  /** True from the press on Replay until `finish`, so also just after the last turn. */
  started: boolean
  /** Starts from the beginning, or goes on after a pause. */
  play: () => void
  pause: () => void
  /** Makes the turn on its way whole. */
  skip: () => void
  /** Shows everything at once. */
  finish: () => void
}

/** The longest step of time between two frames, in milliseconds: a page that was hidden goes on where it was. */
const maxStep = 100

/** The replay of a chat. It is whole until it is played, and whole again as soon as motion is not welcome. */
export function useReplay(turns: readonly Turn[], welcome: boolean): Replay {
  const cues = useMemo(() => timeline(turns), [turns])
  const [elapsed, setElapsed] = useState<number | null>(null)
  const [paused, setPaused] = useState(false)
  if (!welcome && elapsed !== null) setElapsed(null)

  const over = elapsed === null || elapsed >= duration(cues)
  const playing = welcome && !over && !paused

  useEffect(() => {
    if (!playing) return
    let last: number | undefined
    const tick = (at: number) => {
      const step = Math.min(at - (last ?? at), maxStep)
      last = at
      setElapsed(old => (old === null ? null : old + step))
      frame = requestAnimationFrame(tick)
    }
    let frame = requestAnimationFrame(tick)
    return () => cancelAnimationFrame(frame)
  }, [playing])

  return {
    moment: over ? null : momentAt(cues, elapsed),
    playing,
    started: elapsed !== null,
    play: () => {
      setPaused(false)
      if (over) setElapsed(0)
    },
    pause: () => setPaused(true),
    skip: () => setElapsed(old => (old === null ? null : skipTurn(cues, old))),
    finish: () => setElapsed(null),
  }
}
