/** Long computations in time slices, started by rendering. */
import { useEffect, useMemo, useState } from "react"
import { now } from "./clock"
import { sliceMs } from "./timeSlices"

type State<T> = { value: T | null; progress: number }

function runToEnd<T>(steps: Generator<number, T>): T {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

/**
 * Returns the result of the generator that `begin` starts. A short computation runs during render; a long one runs in
 * time slices, with a null value and a progress of 0 to 1 until it is done. A new `begin` cancels the old computation.
 */
export function useTimeSliced<T>(begin: () => Generator<number, T>, isShort: boolean): State<T> {
  const immediate = useMemo(
    () => (isShort ? { value: runToEnd(begin()), progress: 1 } : null),
    [begin, isShort],
  )
  const [sliced, setSliced] = useState<(State<T> & { begin: unknown }) | null>(null)
  useEffect(() => {
    if (isShort) return
    const steps = begin()
    let timer: ReturnType<typeof setTimeout>
    const work = () => {
      const deadline = now() + sliceMs
      let step = steps.next()
      while (!step.done && now() < deadline) step = steps.next()
      setSliced(
        step.done ? { begin, value: step.value, progress: 1 } : { begin, value: null, progress: step.value },
      )
      if (!step.done) timer = setTimeout(work)
    }
    timer = setTimeout(work)
    return () => clearTimeout(timer)
  }, [begin, isShort])
  return immediate ?? (sliced?.begin === begin ? sliced : { value: null, progress: 0 })
}
