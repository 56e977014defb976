import { useMemo } from "react"
import { useLoaded } from "../../hooks/browser/loaded"
import { loadTrace } from "../../hooks/page/traces"
import { useHappenings, type Visitor } from "./useGuest"

/** Returns the thing to which something has happened last on the current page; null if none is known yet. */
export function usePastGuest(): Visitor | null {
  const [last] = useHappenings()
  const path = last?.thing
  const { value: trace } = useLoaded(() => loadTrace(path ?? ""), [path], path !== undefined)
  return useMemo(() => (trace && path !== undefined ? { ...trace, path } : null), [trace, path])
}
