import { useEffect, useLayoutEffect, useRef } from "react"
import { restoreQuery } from "../../hooks/page/query"

/**
 * Prepares the document for a program that comes to the front: puts its query back before its effects read it, gives the
 * focus to the window of one that was open, and lets Gatsby's announcer say its heading. Gatsby takes the first heading of
 * the document, which may be that of a program behind.
 */
export function useArrival(path: string, id: number): void {
  const seen = useRef(new Set<number>())
  const latest = useRef<number | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is that of the path.
  useLayoutEffect(() => {
    restoreQuery()
  }, [path])
  useEffect(() => {
    if (latest.current === id) return
    const isFirst = latest.current === null
    const isBack = seen.current.has(id)
    latest.current = id
    seen.current.add(id)
    if (isFirst) return
    // After Gatsby's own announcement and focus, which are in this frame.
    const frame = requestAnimationFrame(() => {
      const place = document.querySelector(`[data-program="${id}"]`)
      const heading = place?.querySelector("h1")?.textContent
      const announcer = document.getElementById("gatsby-announcer")
      if (announcer && heading) announcer.textContent = `Navigated to ${heading}`
      if (isBack) place?.querySelector<HTMLElement>("section.window")?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [id])
}
