import { startTransition, useEffect, useState } from "react"
import { countStableItems } from "./logic"

/** The number of rows added in one render: as many as a slow machine renders without a delay. */
const batchSize = 120

/**
 * Returns the number of leading items to render: those already rendered and a batch of new or moved ones, then another
 * batch, until all are there. The first render has all. So a key press that brings back a thousand rows doesn't block
 * the next one.
 */
export function useIncrementalCount<T>(items: readonly T[]): number {
  const [rendered, setRendered] = useState(items)
  const count = rendered === items ? items.length : countStableItems(items, rendered, batchSize)
  useEffect(() => {
    startTransition(() => setRendered(count === items.length ? items : items.slice(0, count)))
  }, [items, count])
  return count
}
