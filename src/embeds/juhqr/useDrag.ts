import { type PointerEvent, useRef, useState } from "react"

type Place = { x: number; y: number }

/** Makes an element draggable by mouse or finger. `at` is its offset in pixels; `onDrop` receives the element. */
export function useDrag(onDrop: (thing: HTMLElement) => void) {
  const [at, setAt] = useState<Place>({ x: 0, y: 0 })
  const [isHeld, setHeld] = useState(false)
  const grip = useRef<Place | null>(null)
  const drop = (event: PointerEvent<HTMLElement>) => {
    if (!grip.current) return
    grip.current = null
    setHeld(false)
    onDrop(event.currentTarget)
  }
  return {
    at,
    isHeld,
    moveTo: setAt,
    handlers: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.button > 0) return
        event.preventDefault()
        event.currentTarget.setPointerCapture?.(event.pointerId)
        grip.current = { x: event.clientX - at.x, y: event.clientY - at.y }
        setHeld(true)
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        if (grip.current) setAt({ x: event.clientX - grip.current.x, y: event.clientY - grip.current.y })
      },
      onPointerUp: drop,
      onPointerCancel: drop,
    },
  }
}
