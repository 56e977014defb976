import { type PointerEvent, useRef } from "react"

/** The distance that a reel is dragged per digit, in CSS pixels. */
const pixelsPerDigit = 36

/** Returns the handlers of a reel that is dragged: upwards for the next digit, downwards for the one before. */
export function useDrag(nudge: (place: number, step: 1 | -1) => void) {
  const from = useRef<number | null>(null)
  const end = () => {
    from.current = null
  }
  return (place: number) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      from.current = event.clientY
      event.currentTarget.setPointerCapture?.(event.pointerId)
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (from.current === null) return
      const moved = from.current - event.clientY
      if (Math.abs(moved) < pixelsPerDigit) return
      from.current = event.clientY
      nudge(place, moved > 0 ? 1 : -1)
    },
    onPointerUp: end,
    onPointerCancel: end,
  })
}
