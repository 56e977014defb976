/** Observes whether an element is in view, so that its data is loaded and updated only then. */
import { type RefObject, useEffect, useState } from "react"

/** Returns whether the element is in view: false in the first render, always true without IntersectionObserver. */
export function useInView(element: RefObject<Element | null>): boolean {
  const [isInView, setInView] = useState(false)
  useEffect(() => {
    if (!element.current) return
    if (typeof IntersectionObserver === "undefined") {
      setInView(true)
      return
    }
    const observer = new IntersectionObserver(entries => setInView(entries.at(-1)?.isIntersecting ?? false))
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return isInView
}

/** Returns true from the moment the element first comes into view. */
export function useHasBeenSeen(element: RefObject<Element | null>): boolean {
  const isInView = useInView(element)
  const [hasBeenSeen, setHasBeenSeen] = useState(false)
  if (isInView && !hasBeenSeen) setHasBeenSeen(true)
  return hasBeenSeen || isInView
}
