/** Loading of a promise's value in a component, with failure and retry. */
import { type DependencyList, useEffect, useEffectEvent, useMemo, useState } from "react"

export type Loaded<Value> = {
  /** The value of the current request; null until it resolves. */
  value: Value | null
  /** The value that resolved last, possibly of an earlier request. */
  latest: Value | null
  failed: boolean
  retry: () => void
  /** The number of calls of `retry`: as a React key, it remounts a component for each attempt. */
  attempt: number
}

/**
 * Calls `load` after the first render, and again when one of `deps` changes or `retry` is called. The signal of an
 * outdated request aborts, and its result is ignored. While `isWanted` is false nothing is requested; a value that has
 * already loaded stays.
 */
export function useLoaded<Value>(
  load: (signal: AbortSignal) => Promise<Value>,
  deps: DependencyList,
  isWanted = true,
): Loaded<Value> {
  const [attempt, setAttempt] = useState(0)
  const [resolved, setResolved] = useState<{ request: object; value: Value } | null>(null)
  const [failedRequest, setFailedRequest] = useState<object | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of these is a new request
  const request = useMemo(() => ({}), [...deps, attempt])
  const isCurrent = resolved?.request === request
  const start = useEffectEvent(async (signal: AbortSignal) => load(signal))
  useEffect(() => {
    if (!isWanted || isCurrent) return
    const controller = new AbortController()
    start(controller.signal).then(
      value => controller.signal.aborted || setResolved({ request, value }),
      () => controller.signal.aborted || setFailedRequest(request),
    )
    return () => controller.abort()
  }, [isWanted, isCurrent, request])
  return {
    value: isCurrent ? resolved.value : null,
    latest: resolved ? resolved.value : null,
    failed: failedRequest === request && !isCurrent,
    retry: () => setAttempt(attempt + 1),
    attempt,
  }
}
