import { startTransition, useEffect, useState } from "react"
import { fromFront } from "./logic"

/** How many rows come to the page in one piece: as many as a slow machine draws without a hitch. */
const atOnce = 120

/**
 * How many of the items to draw, from the first: those that stand there already and some that come or move, and soon
 * after some more, until all are there. The first render draws all. So a letter that brings a thousand rows back keeps
 * nobody from typing the next one.
 */
export function useGradual<T>(items: readonly T[]): number {
  const [drawn, setDrawn] = useState(items)
  const count = drawn === items ? items.length : fromFront(items, drawn, atOnce)
  useEffect(() => {
    startTransition(() => setDrawn(count === items.length ? items : items.slice(0, count)))
  }, [items, count])
  return count
}
