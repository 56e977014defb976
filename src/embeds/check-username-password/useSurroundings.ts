/** The surroundings that rules depend on: the clock, the pages opened and the width of the window. */
import { type RefObject, useEffect, useState } from "react"
import { useNow } from "../../hooks/browser/clock"
import { useMotion } from "../../hooks/browser/motion"
import { visitedPages } from "../../hooks/page/visited"
import { useStorage } from "../../hooks/storage/useStorage"
import { weekdayName } from "../../lib/calendar/dayNames"
import type { Surroundings } from "./logic"

/** Returns the width in CSS pixels of the window round an element, followed as it changes; 0 before the first measure. */
function useWindowWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0)
  useEffect(() => {
    const frame = element.current?.closest(".window") ?? element.current
    if (!frame) return
    const measure = () => setWidth(Math.round(frame.getBoundingClientRect().width))
    measure()
    if (!("ResizeObserver" in window)) return
    const observer = new ResizeObserver(measure)
    observer.observe(frame)
    return () => observer.disconnect()
  }, [element])
  return width
}

/** Returns the surroundings of a toy; null before the clock is known. */
export function useSurroundings(toy: RefObject<HTMLElement | null>): Surroundings | null {
  const now = useNow()
  const [visited] = useStorage(visitedPages)
  const width = useWindowWidth(toy)
  const calm = !useMotion()
  if (!now) return null
  return {
    weekday: weekdayName(now.getDay()),
    minute: String(now.getMinutes()).padStart(2, "0"),
    visits: visited.length,
    width,
    calm,
  }
}
