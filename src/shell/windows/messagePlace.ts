/** Finds a place over a long toy where a message covers no control. */

/** The upper and lower edge of something on the screen, in pixels. */
export type Span = { top: number; bottom: number }

/** Controls, and texts that report: a message covers none of them. */
const uncovered =
  "a[href], button, input, select, textarea, summary, label, [role=slider], [role=status], [role=log], [role=alert]"
/** Height from which a control is a drawing, of which a message may cover a strip, in pixels. */
const drawingPx = 96
const headerPx = 50
/** The height of the task bar, in CSS pixels. */
export const taskBarPx = 46

/**
 * Returns the lower edge of the lowest strip of a height between two edges that none of the spans meets; the lower of the
 * two edges if there is none.
 */
export function lowestStrip(spans: readonly Span[], height: number, top: number, bottom: number): number {
  let edge = bottom
  for (const span of [...spans].sort((a, b) => b.bottom - a.bottom))
    if (span.bottom > edge - height) edge = Math.min(edge, span.top)
  return edge - height < top ? bottom : edge
}

/**
 * Returns the distance from the bottom of the screen at which a status bar's message covers no control, in pixels; null if the
 * bar is on the screen.
 */
export function liftOf(bar: HTMLElement): number | null {
  const surface = bar.parentElement?.querySelector("[data-surface]")
  const floor = window.innerHeight - taskBarPx
  const isInPlace = (bar.parentElement?.getBoundingClientRect().bottom ?? 0) <= floor
  if (!surface || isInPlace) return null
  const spans = Array.from(surface.querySelectorAll(uncovered), each => each.getBoundingClientRect()).filter(
    ({ width, height }) => width > 4 && height > 4 && height < drawingPx,
  )
  const top = Math.max(headerPx, surface.getBoundingClientRect().top)
  return window.innerHeight - lowestStrip(spans, bar.offsetHeight, top, floor)
}
