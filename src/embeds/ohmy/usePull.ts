import { type PointerEvent, useRef, useState } from "react"

/** The pull that counts as one more exclamation, and the farthest that a face goes along, in pixels. */
export const pullPx = 60
const farthest = 40

/** Takes a press on the gentleman, or a drag: he says it at the press, and again for every stretch he is pulled. */
export function usePull(say: () => void) {
  const from = useRef<{ x: number; y: number } | null>(null)
  const [pulled, setPulled] = useState({ x: 0, y: 0 })
  const letGo = () => {
    from.current = null
    setPulled({ x: 0, y: 0 })
  }
  const limited = (far: number) => Math.max(-farthest, Math.min(farthest, far))
  return {
    pulled,
    hand: {
      onPointerDown: (event: PointerEvent<SVGSVGElement>) => {
        if (event.button !== 0) return
        event.currentTarget.setPointerCapture?.(event.pointerId)
        from.current = { x: event.clientX, y: event.clientY }
        say()
      },
      onPointerMove: (event: PointerEvent) => {
        if (!from.current) return
        const [x, y] = [event.clientX - from.current.x, event.clientY - from.current.y]
        setPulled({ x: limited(x), y: limited(y) })
        if (Math.hypot(x, y) < pullPx) return
        from.current = { x: event.clientX, y: event.clientY }
        say()
      },
      onPointerUp: letGo,
      onPointerCancel: letGo,
    },
  }
}
