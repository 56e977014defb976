import { type PointerEvent, useRef } from "react"
import type { Way } from "../board"
import { wayOf } from "../swipe"

/** Returns handlers that interpret strokes of a finger, pen or mouse as moves, one per stroke. */
export function useSwipe(onSwipe: (way: Way) => void) {
  const from = useRef<{ x: number; y: number } | null>(null)
  const end = () => {
    from.current = null
  }
  return {
    onPointerDown: (event: PointerEvent) => {
      // A second finger means a pinch zoom.
      const isStroke = event.isPrimary !== false && event.button === 0
      from.current = isStroke ? { x: event.clientX, y: event.clientY } : null
    },
    onPointerMove: (event: PointerEvent) => {
      const way = from.current && wayOf(event.clientX - from.current.x, event.clientY - from.current.y)
      if (!way) return
      end()
      onSwipe(way)
    },
    onPointerUp: end,
    onPointerCancel: end,
    onPointerLeave: end,
  }
}
