/** Work that runs only while the page or an element is visible. */

/**
 * Calls `begin` while the page is visible and its cleanup when the page is hidden. Returns a function that stops it.
 */
export function whileVisible(begin: () => () => void): () => void {
  let stop: (() => void) | null = null
  const update = () => {
    if (document.hidden === (stop === null)) return
    stop?.()
    stop = document.hidden ? null : begin()
  }
  update()
  document.addEventListener("visibilitychange", update)
  return () => {
    document.removeEventListener("visibilitychange", update)
    stop?.()
    stop = null
  }
}

/** Does the same only while an element is in view, if the browser has IntersectionObserver. */
export function whileInView(element: Element | null, begin: () => () => void): () => void {
  if (!element || !("IntersectionObserver" in window)) return whileVisible(begin)
  let end: (() => void) | null = null
  const observer = new IntersectionObserver(entries => {
    const isInView = entries.at(-1)?.isIntersecting ?? false
    if (isInView === (end !== null)) return
    end?.()
    end = isInView ? whileVisible(begin) : null
  })
  observer.observe(element)
  return () => {
    observer.disconnect()
    end?.()
    end = null
  }
}
