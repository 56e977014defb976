import { calmMode } from "../../hooks/browser/motion"
import { read } from "../../hooks/storage/useStorage"

/** The largest way of the pupil, in the units of the drawing, and the distance of a pointer for half of it in CSS pixels. */
const reach = { x: 13, y: 5, halfPx: 140 } as const

/** Returns the way of the pupil for a distance of the pointer in CSS pixels, at most `most` to either side. */
export const glance = (distance: number, most: number): number =>
  (most * distance) / (Math.abs(distance) + reach.halfPx)

/** Turns the eye towards the pointer, but not in calm mode, until the returned function is called. */
export function watchPointer(): () => void {
  const calm = window.matchMedia("(prefers-reduced-motion: reduce)")
  const over = new AbortController()
  const look = ({ clientX, clientY }: PointerEvent) => {
    const pupil = document.querySelector<SVGElement>("[data-loose] [data-pupil]")
    const box = pupil?.closest("svg")?.getBoundingClientRect()
    if (!pupil || !box) return
    const isStill = calm.matches || read(calmMode)
    const x = isStill ? 0 : glance(clientX - box.left - box.width / 2, reach.x)
    const y = isStill ? 0 : glance(clientY - box.top - box.height / 2, reach.y)
    pupil.setAttribute("transform", `translate(${x.toFixed(1)} ${y.toFixed(1)})`)
  }
  window.addEventListener("pointermove", look, { passive: true, signal: over.signal })
  return () => over.abort()
}
