import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef, useState } from "react"
import type { Place } from "../../hooks/storage/looseThing"
import { arrowStep } from "../windows/follow"

/** Distance in CSS pixels from which a press counts as a drag. */
const dragThresholdPx = 5

const within = (value: number) => Math.min(1, Math.max(0, Number.isFinite(value) ? value : 0))

/** Returns a place moved by a distance in CSS pixels, within the free space, which is in pixels too. */
export function movedPlace(
  { x, y }: Place,
  by: { x: number; y: number },
  free: { x: number; y: number },
): Place {
  return { x: within(x + by.x / free.x), y: within(y + by.y / free.y) }
}

/** Returns the free space round an element above the task bar, in CSS pixels. */
function freeSpace({ offsetWidth, offsetHeight }: HTMLElement, reservedPx: number) {
  return { x: window.innerWidth - offsetWidth, y: window.innerHeight - reservedPx - offsetHeight }
}

type Handlers = {
  onMove: (place: Place) => void
  /** Called with the last place of a drag, and after each step. */
  onDrop: (place: Place) => void
  /** Called for a press that is no drag. */
  onPress: () => void
}

/** Lets a fixed element be dragged by mouse or thumb, and moved with the arrow keys. */
export function useDraggable(place: Place | null, reservedPx: number, { onMove, onDrop, onPress }: Handlers) {
  const drag = useRef<{ x: number; y: number; from: Place; to: Place | null } | null>(null)
  const wasDragged = useRef(false)
  const [isDragging, setDragging] = useState(false)
  const end = () => {
    if (drag.current?.to) onDrop(drag.current.to)
    drag.current = null
    setDragging(false)
  }
  const handlers = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      wasDragged.current = false
      if (event.button !== 0 || !place) return
      drag.current = { x: event.clientX, y: event.clientY, from: place, to: null }
      event.currentTarget.setPointerCapture?.(event.pointerId)
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const { current } = drag
      if (!current) return
      const by = { x: event.clientX - current.x, y: event.clientY - current.y }
      if (!current.to && Math.hypot(by.x, by.y) < dragThresholdPx) return
      wasDragged.current = true
      setDragging(true)
      current.to = movedPlace(current.from, by, freeSpace(event.currentTarget, reservedPx))
      onMove(current.to)
    },
    onPointerUp: end,
    onPointerCancel: end,
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const step = arrowStep(event.key, false)
      if (!step || !place || event.ctrlKey || event.altKey || event.metaKey) return
      event.preventDefault()
      event.stopPropagation()
      const to = movedPlace(place, step, freeSpace(event.currentTarget, reservedPx))
      onMove(to)
      onDrop(to)
    },
    // The click of a key has no detail, and is no end of a drag.
    onClick: (event: MouseEvent<HTMLElement>) => {
      if (event.detail === 0 || !wasDragged.current) onPress()
    },
  }
  return { handlers, isDragging }
}
