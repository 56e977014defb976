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

/** The share of the screen, from below, in which a message is looked for; else it stands at the top, over the caption. */
const lowShare = 0.35

/** Returns the lower edge of a message between two edges: low if there is room, else at the top. */
export function placeOf(spans: readonly Span[], height: number, top: number, bottom: number): number {
  const low = lowestStrip(spans, height, top, bottom)
  const isLow = low < bottom && low - height > bottom - lowShare * (bottom - top)
  const isFreeBelow = spans.every(span => span.bottom <= bottom - height || span.top >= bottom)
  const isFreeAbove = spans.every(span => span.bottom <= top || span.top >= top + height)
  if (isLow || isFreeBelow || !isFreeAbove) return low
  return top + height
}

/** Returns the distance of a status bar from the bottom of the screen at which it covers no control, in pixels. */
export function liftOf(bar: HTMLElement): number {
  const surface = bar.parentElement?.querySelector("[data-surface]")
  const floor = window.innerHeight - taskBarPx
  const isInPlace = (bar.parentElement?.getBoundingClientRect().bottom ?? 0) <= floor
  if (!surface || isInPlace) return taskBarPx
  const spans = Array.from(surface.querySelectorAll(uncovered), each => each.getBoundingClientRect()).filter(
    ({ width, height }) => width > 4 && height > 4 && height < drawingPx,
  )
  const top = Math.max(headerPx, surface.getBoundingClientRect().top)
  return window.innerHeight - placeOf(spans, bar.offsetHeight, top, floor)
}
