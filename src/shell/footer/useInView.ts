/** Whether something is in view: what it needs is asked for then, and what it tells is kept up to date. */
import { type RefObject, useEffect, useState } from "react"

/** Whether the element is in view now: false in the first render; true for good where a browser can't tell. */
export function useInView(element: RefObject<Element | null>): boolean {
  const [inView, setInView] = useState(false)
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
  return inView
}

/** False until the element has been in view, then true for good. */
export function useSeen(element: RefObject<Element | null>): boolean {
  const inView = useInView(element)
  const [seen, setSeen] = useState(false)
  if (inView && !seen) setSeen(true)
  return seen || inView
}
