/** Long work in small steps, so that the page can be used meanwhile. */
import { useEffect, useMemo, useState } from "react"
import { now } from "./clock"
import { breath } from "./timeSlices"

type State<T> = { value: T | null; progress: number }

function atOnce<T>(steps: Generator<number, T>): T {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

/**
 * What the steps that `begin` starts come to. A short work is done at once; a long one in slices, between which the
 * page lives on: then the value is null, and the progress from 0 to 1, until it is done. A new `begin` drops the old.
 */
export function useTimeSliced<T>(begin: () => Generator<number, T>, short: boolean): State<T> {
  const quick = useMemo(() => (short ? { value: atOnce(begin()), progress: 1 } : null), [begin, short])
  const [slow, setSlow] = useState<(State<T> & { begin: unknown }) | null>(null)
  useEffect(() => {
    if (short) return
    const steps = begin()
    let timer: ReturnType<typeof setTimeout>
    const work = () => {
      const until = now() + breath
      let step = steps.next()
      while (!step.done && now() < until) step = steps.next()
      setSlow(
        step.done ? { begin, value: step.value, progress: 1 } : { begin, value: null, progress: step.value },
      )
      if (!step.done) timer = setTimeout(work)
    }
    timer = setTimeout(work)
    return () => clearTimeout(timer)
  }, [begin, short])
  return quick ?? (slow?.begin === begin ? slow : { value: null, progress: 0 })
}
