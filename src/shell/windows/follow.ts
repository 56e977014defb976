/** Follows a pointer or the arrow keys while a window is moved or resized. Distances are CSS pixels. */
import type { PointerEvent } from "react"

export type Point = { x: number; y: number }

type Change = {
  /** Called with the distance from the start for a pointer, and with one step for a key. */
  onMove: (by: Point) => void
  /** Called when Escape takes the change back. */
  onCancel: () => void
}

/** Follows a pressed pointer, which the pressed element captures, until it is released or Escape is pressed. */
export function followPointer(
  { currentTarget, pointerId, clientX, clientY }: PointerEvent<HTMLElement>,
  { onMove, onCancel }: Change,
): void {
  const over = new AbortController()
  const on = { signal: over.signal }
  const move = (moved: globalThis.PointerEvent) => {
    if (moved.pointerId === pointerId) onMove({ x: moved.clientX - clientX, y: moved.clientY - clientY })
  }
  const cancel = ({ key }: KeyboardEvent) => {
    if (key !== "Escape") return
    onCancel()
    currentTarget.releasePointerCapture(pointerId)
  }
  currentTarget.setPointerCapture(pointerId)
  currentTarget.addEventListener("pointermove", move, on)
  currentTarget.addEventListener("lostpointercapture", () => over.abort(), on)
  window.addEventListener("keydown", cancel, on)
}

/** Returns the step of an arrow key, smaller if `isFine`; null for other keys. */
export function arrowStep(key: string, isFine: boolean): Point | null {
  const step = isFine ? 1 : 16
  if (key === "ArrowLeft") return { x: -step, y: 0 }
  if (key === "ArrowRight") return { x: step, y: 0 }
  if (key === "ArrowUp") return { x: 0, y: -step }
  if (key === "ArrowDown") return { x: 0, y: step }
  return null
}

/** Focuses an element, and follows the arrow keys on it until Enter, Escape or the loss of the focus. */
export function followArrows(element: HTMLElement, { onMove, onCancel }: Change): void {
  element.focus({ preventScroll: true })
  const over = new AbortController()
  const press = (event: KeyboardEvent) => {
    const step = arrowStep(event.key, event.shiftKey)
    if (!step && event.key !== "Enter" && event.key !== "Escape") return
    event.preventDefault()
    event.stopPropagation()
    if (step) return onMove(step)
    if (event.key === "Escape") onCancel()
    over.abort()
  }
  element.addEventListener("keydown", press, { capture: true, signal: over.signal })
  element.addEventListener("focusout", () => over.abort(), { signal: over.signal })
}
