/** What comes later than the page: the answer of a promise, whether it failed, and a way to ask once more. */
import { type DependencyList, useEffect, useEffectEvent, useMemo, useState } from "react"

export type Loaded<Value> = {
  /** What was asked for; null until it is there. */
  value: Value | null
  /** What came last, which may be the answer to an earlier question. */
  latest: Value | null
  failed: boolean
  retry: () => void
  /** How many times `retry` was called: as a key it makes a piece begin anew. */
  attempt: number
}

/**
 * The answer of `load`, which is called after the first render, and anew when one of `deps` changes or `retry` is
 * called. An answer to a question that is no longer asked is not heeded, and its signal aborts. Nothing is asked while it
 * is not `wanted`, and what has come is kept.
 */
export function useLoaded<Value>(
  load: (signal: AbortSignal) => Promise<Value>,
  deps: DependencyList,
  wanted = true,
): Loaded<Value> {
  const [attempt, setAttempt] = useState(0)
  const [arrived, setArrived] = useState<{ question: object; value: Value } | null>(null)
  const [lost, setLost] = useState<object | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the question is another one when these change
  const question = useMemo(() => ({}), [...deps, attempt])
  const isHere = arrived?.question === question
  const ask = useEffectEvent(async (signal: AbortSignal) => load(signal))
  useEffect(() => {
    if (!wanted || isHere) return
    const gone = new AbortController()
    ask(gone.signal).then(
      value => gone.signal.aborted || setArrived({ question, value }),
      () => gone.signal.aborted || setLost(question),
    )
    return () => gone.abort()
  }, [wanted, isHere, question])
  return {
    value: isHere ? arrived.value : null,
    latest: arrived ? arrived.value : null,
    failed: lost === question && !isHere,
    retry: () => setAttempt(attempt + 1),
    attempt,
  }
}
