import { useEffect, useMemo, useState } from "react"
import type { Turn } from "./chat"
import { duration, type ReplayState, replayStateAt, skipTurn, timeline } from "./timeline"

export type Replay = {
  /** The visible part; null when the whole chat is visible. */
  moment: ReplayState | null
  playing: boolean
  /** True from the start until `finish`, even after the last turn. */
  started: boolean
  /** Starts from the beginning, or resumes after a pause. */
  play: () => void
  pause: () => void
  /** Completes the current turn. */
  skip: () => void
  /** Shows the whole chat. */
  finish: () => void
}

/** The maximum time step between two frames, in milliseconds, so that a hidden page resumes without a jump. */
const maxStepMs = 100

/** Replays a chat. Without motion, and before and after the replay, the whole chat is visible. */
export function useReplay(turns: readonly Turn[], hasMotion: boolean): Replay {
  const cues = useMemo(() => timeline(turns), [turns])
  const [elapsed, setElapsed] = useState<number | null>(null)
  const [paused, setPaused] = useState(false)
  if (!hasMotion && elapsed !== null) setElapsed(null)

  const isOver = elapsed === null || elapsed >= duration(cues)
  const playing = hasMotion && !isOver && !paused

  useEffect(() => {
    if (!playing) return
    let last: number | undefined
    const tick = (at: number) => {
      const step = Math.min(at - (last ?? at), maxStepMs)
      last = at
      setElapsed(old => (old === null ? null : old + step))
      frame = requestAnimationFrame(tick)
    }
    let frame = requestAnimationFrame(tick)
    return () => cancelAnimationFrame(frame)
  }, [playing])

  return {
    moment: isOver ? null : replayStateAt(cues, elapsed),
    playing,
    started: elapsed !== null,
    play: () => {
      setPaused(false)
      if (isOver) setElapsed(0)
    },
    pause: () => setPaused(true),
    skip: () => setElapsed(old => (old === null ? null : skipTurn(cues, old))),
    finish: () => setElapsed(null),
  }
}
