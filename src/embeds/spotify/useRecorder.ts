/** Ten seconds of taps, counted from the first one. */
import { useRef, useState } from "react"
import { now } from "../../hooks/browser/clock"
import { useTicks } from "../../kits/motion/useTicks"
import { maxTaps, recordingMs, type Taps } from "./logic"

/** The interval of the progress bar, and the time after a recording in which further taps belong to it. */
const [tickMs, deafMs] = [50, 1200]

export type Recording = { taps: Taps; elapsedMs: number }

/**
 * Records taps. The first one begins, unless the last recording has only just ended.
 *
 * @param onEnd Called with the taps when the time is over.
 */
export function useRecorder(onEnd: (taps: Taps) => void) {
  const [recording, setRecording] = useState<Recording | null>(null)
  const startedAt = useRef<number | null>(null)
  const endedAt = useRef(-deafMs)
  const taps = useRef<Taps>([])

  /** Records a tap; returns the number of taps so far, 0 if it came too late. */
  const tap = (): number => {
    const at = now()
    if (startedAt.current === null) {
      if (at - endedAt.current < deafMs) return 0
      startedAt.current = at
      taps.current = []
    }
    const ms = at - startedAt.current
    if (ms > recordingMs || taps.current.length >= maxTaps) return 0
    taps.current = [...taps.current, ms]
    setRecording({ taps: taps.current, elapsedMs: ms })
    return taps.current.length
  }
  useTicks(recording !== null, tickMs, () => {
    const elapsedMs = now() - (startedAt.current ?? 0)
    if (elapsedMs < recordingMs) return setRecording({ taps: taps.current, elapsedMs })
    startedAt.current = null
    endedAt.current = now()
    setRecording(null)
    onEnd(taps.current)
  })
  return { recording, tap }
}
