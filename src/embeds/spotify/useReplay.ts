/** Taps played again. */
import { useRef, useState } from "react"
import { now } from "../../hooks/browser/clock"
import { useTicks } from "../../kits/motion/useTicks"
import type { Taps } from "./logic"

const [tickMs, endMs] = [20, 500]

type Replay = { taps: Taps; startedAt: number; beat: number }

/**
 * Plays taps.
 *
 * @param onBeat Called for each tap with its number, counted from 1.
 */
export function useReplay(onBeat: (beat: number) => void) {
  const [replay, setReplay] = useState<Replay | null>(null)
  // Ticks may come faster than renders.
  const played = useRef(0)
  useTicks(replay !== null, tickMs, () => {
    if (!replay) return
    const ms = now() - replay.startedAt
    const beat = replay.taps.filter(at => at <= ms).length
    if (ms > (replay.taps.at(-1) ?? 0) + endMs) return setReplay(null)
    if (beat === played.current) return
    played.current = beat
    setReplay({ ...replay, beat })
    onBeat(beat)
  })
  return {
    replay,
    start: (taps: Taps) => {
      played.current = 0
      setReplay({ taps, startedAt: now(), beat: 0 })
    },
    stop: () => setReplay(null),
  }
}
