/** Observes whether an element is in view, so that its data is loaded and updated, and it moves, only then. */
import { type RefObject, useEffect, useState } from "react"

function isInView(element: Element): boolean {
  if (element.checkVisibility?.() === false) return false
  const { top, bottom } = element.getBoundingClientRect()
  return top <= window.innerHeight && bottom >= 0
}

/**
 * Calls `onChange` with whether an element is in view, at once and at each change by scrolling or by the size of the
 * page or the screen. Returns a function that stops it. An IntersectionObserver would see more, but while one observes
 * anything, Chromium's main thread works at each frame of every animation on the page.
 */
function watchView(element: Element, onChange: (isInView: boolean) => void): () => void {
  let last: boolean | undefined
  const update = () => {
    const current = isInView(element)
    if (current !== last) onChange(current)
    last = current
  }
  update()
  const listening = { passive: true, capture: true }
  document.addEventListener("scroll", update, listening)
  window.addEventListener("resize", update)
  const sizes = typeof ResizeObserver === "undefined" ? null : new ResizeObserver(update)
  sizes?.observe(document.body)
  return () => {
    document.removeEventListener("scroll", update, listening)
    window.removeEventListener("resize", update)
    sizes?.disconnect()
  }
}

/** Returns whether the element is in view: `first` in the first render, false by default. */
export function useInView(element: RefObject<Element | null>, first = false): boolean {
  const [isSeen, setSeen] = useState(first)
  useEffect(() => {
    if (element.current) return watchView(element.current, setSeen)
  }, [element])
  return isSeen
}

/** Returns true from the moment the element first comes into view. */
export function useHasBeenSeen(element: RefObject<Element | null>): boolean {
  const isSeen = useInView(element)
  const [hasBeenSeen, setHasBeenSeen] = useState(false)
  if (isSeen && !hasBeenSeen) setHasBeenSeen(true)
  return hasBeenSeen || isSeen
}
