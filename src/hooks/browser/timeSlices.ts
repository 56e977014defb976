/** Long computations in time slices, started by an event handler. */
import { useCallback, useEffect, useRef } from "react"
import { now } from "./clock"

/** The length of a time slice in milliseconds, less than a frame. */
export const sliceMs = 12

/** Runs a generator in time slices, between which the page can respond. Rejects when the signal aborts. */
export async function runInTimeSlices<T>(
  steps: Generator<number, T>,
  signal: AbortSignal,
  onProgress: (progress: number) => void = () => {},
): Promise<T> {
  let deadline = now() + sliceMs
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
    if (now() < deadline) continue
    onProgress(step.value)
    await new Promise(resolve => setTimeout(resolve))
    signal.throwIfAborted()
    deadline = now() + sliceMs
  }
}

/** Returns a function that runs steps and passes the result to `done`. A new run or unmounting cancels the old run. */
export function useTimeSlicedTask(): <T>(steps: Generator<number, T>, done: (value: T) => void) => void {
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])
  return useCallback((steps, done) => {
    running.current?.abort()
    const controller = new AbortController()
    const { signal } = controller
    running.current = controller
    runInTimeSlices(steps, signal).then(done, error => {
      if (!signal.aborted) throw error
    })
  }, [])
}
