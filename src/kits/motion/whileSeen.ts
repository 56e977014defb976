/** Work that goes on only while the page is looked at. */

/** Calls `begin` now and whenever the page is seen again, and what it returns whenever it is hidden; returns how to end. */
export function whileSeen(begin: () => () => void): () => void {
  let stop: (() => void) | null = null
  const look = () => {
    if (document.hidden === (stop === null)) return
    stop?.()
    stop = document.hidden ? null : begin()
  }
  look()
  document.addEventListener("visibilitychange", look)
  return () => {
    document.removeEventListener("visibilitychange", look)
    stop?.()
    stop = null
  }
}

/** The same, and only while an element is in or near the window, where the browser can tell. */
export function whileInView(element: Element | null, begin: () => () => void): () => void {
  if (!element || !("IntersectionObserver" in window)) return whileSeen(begin)
  let end: (() => void) | null = null
  const observer = new IntersectionObserver(entries => {
    const isIn = entries.at(-1)?.isIntersecting ?? false
    if (isIn === (end !== null)) return
    end?.()
    end = isIn ? whileSeen(begin) : null
  })
  observer.observe(element)
  return () => {
    observer.disconnect()
    end?.()
    end = null
  }
}
