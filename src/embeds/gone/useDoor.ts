import { type PointerEvent, useRef, useState } from "react"

/** The farthest that a shut door gives, in degrees. */
const giveDegrees = 7

/** Lets a hand tug at the door, which gives a little and falls back. */
export function useDoor() {
  const from = useRef<number | null>(null)
  const [pulled, setPulled] = useState(0)
  const letGo = () => {
    from.current = null
    setPulled(0)
  }
  return {
    /** The angle of the door, in degrees. */
    pulled,
    hand: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        event.currentTarget.setPointerCapture?.(event.pointerId)
        from.current = event.clientX
      },
      onPointerMove: (event: PointerEvent) => {
        if (from.current === null) return
        setPulled(Math.max(-giveDegrees, Math.min(giveDegrees, (event.clientX - from.current) / 5)))
      },
      onPointerUp: letGo,
      onPointerCancel: letGo,
    },
  }
}
