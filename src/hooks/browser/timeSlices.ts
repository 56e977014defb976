/** A work in slices that is begun by a press, and not by what is drawn. */
import { useCallback, useEffect, useRef } from "react"
import { now } from "./clock"

/** Milliseconds of work after which the page may breathe: less than a frame. */
export const breath = 12

/** Goes through steps in slices, between which the page lives on. Rejects when it is no longer wanted. */
export async function inTimeSlices<T>(
  steps: Generator<number, T>,
  signal: AbortSignal,
  tell: (progress: number) => void = () => {},
): Promise<T> {
  let until = now() + breath
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
    if (now() < until) continue
    tell(step.value)
    await new Promise(resolve => setTimeout(resolve))
    signal.throwIfAborted()
    until = now() + breath
  }
}

/** Begins a work: `done` hears what its steps come to, unless another one is begun or the component goes before that. */
export function useTimeSlices(): <T>(steps: Generator<number, T>, done: (value: T) => void) => void {
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])
  return useCallback((steps, done) => {
    running.current?.abort()
    const control = new AbortController()
    const { signal } = control
    running.current = control
    inTimeSlices(steps, signal).then(done, error => {
      if (!signal.aborted) throw error
    })
  }, [])
}
