/** Scrolling to the result of a click, which may be outside the viewport or appear later. */
import { type RefObject, useCallback, useEffect, useRef, useState } from "react"

/**
 * Returns a ref for the result's element and a function to call on the click. As soon as `result` is truthy, the
 * element is scrolled into view, unless it is already visible.
 */
export function useScrollToResult<E extends HTMLElement>(result: unknown): [RefObject<E | null>, () => void] {
  const ref = useRef<E>(null)
  const handledCount = useRef(0)
  const [clickCount, setClickCount] = useState(0)
  useEffect(() => {
    if (!result || clickCount === handledCount.current) return
    handledCount.current = clickCount
    ref.current?.scrollIntoView?.({ block: "nearest" })
  }, [result, clickCount])
  return [ref, useCallback(() => setClickCount(count => count + 1), [])]
}
