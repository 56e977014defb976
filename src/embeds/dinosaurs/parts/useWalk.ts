import { useState } from "react"
import { between, type Camera, metresBetween, secondsOf } from "../logic"

type Run = { from: Camera; to: Camera; part: number; seconds: number }

/** Moves the camera: at once, along a run, or by hand. Without `moves` a run is over at once. */
export function useWalk(start: Camera, moves: boolean) {
  const [camera, setCamera] = useState(start)
  const [run, setRun] = useState<Run | null>(null)
  const place = (next: Camera) => {
    setRun(null)
    setCamera(next)
  }
  const go = (to: Camera, seconds?: number) => {
    if (!moves) return place(to)
    setRun({ from: camera, to, part: 0, seconds: seconds ?? secondsOf(metresBetween(camera, to)) })
  }
  /** Moves on by so many seconds; returns whether the run has ended with it. */
  const advance = (passed: number): boolean => {
    if (!run) return false
    const part = Math.min(1, run.part + passed / run.seconds)
    setCamera(between(run.from, run.to, part))
    setRun(part < 1 ? { ...run, part } : null)
    return part === 1
  }
  return { camera, isRunning: run !== null, place, go, advance }
}
